import { darken } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, line, mirror, path } from '../svg.ts';
import { fierceEyes, rim, roundEars, softEyes } from './face-parts.ts';

export function panda(pen: Pen): string {
  const head = 'M100 34C150 32 182 66 182 112C182 160 146 184 100 184C54 184 18 160 18 112C18 66 50 32 100 34Z';
  return (
    roundEars(pen, '#2b2733', '#4a4456', 42, 44, 27) +
    pen.shape(head, pen.ball('#fbf6ee', 0.35)) +
    mirror(
      path('M84 84C64 74 38 96 42 122C46 138 70 136 80 118C88 104 94 92 84 84Z', pen.ball('#26212e')) +
        ellipse(44, 146, 17, 10, '#ff8f9c', 'opacity=".5"'),
    ) +
    softEyes(pen, 108, 34, 13) +
    pen.shape('M84 130Q100 122 116 130Q112 146 100 148Q88 146 84 130Z', pen.ball('#26212e'), 1) +
    path('M78 154Q100 190 122 154Q100 160 78 154Z', pen.shade('#a31e36')) +
    path('M88 169Q100 160 112 169Q100 178 88 169Z', '#ff8d96') +
    line('M100 148V156M76 152Q88 160 100 156Q112 160 124 152', pen.ink, 3.5)
  );
}

export function bear(pen: Pen): string {
  const head = 'M100 34C150 32 180 66 180 110C180 160 146 186 100 186C54 186 20 160 20 110C20 66 50 32 100 34Z';
  return (
    roundEars(pen, '#8a5326', '#d9a06a', 44, 46, 26) +
    pen.shape(head, pen.ball('#9a5f2d')) +
    ellipse(100, 144, 46, 36, pen.ball('#f0cfa0')) +
    pen.shape('M82 118Q100 108 118 118Q114 136 100 140Q86 136 82 118Z', pen.ball('#26161a'), 2) +
    line('M100 140V152M78 154Q90 164 100 152Q110 164 122 154', pen.ink, 4) +
    softEyes(pen, 98) +
    rim(head, pen)
  );
}

export function monkey(pen: Pen): string {
  const head = 'M100 22C152 22 176 64 172 108C170 158 138 188 100 188C62 188 30 158 28 108C24 64 48 22 100 22Z';
  return (
    mirror(
      circle(26, 104, 25, pen.ball('#8b4a1f'), `stroke="${pen.ink}" stroke-width="4"`) +
        circle(28, 106, 14, pen.ball('#ffc48f')),
    ) +
    pen.shape(head, pen.ball('#93501f')) +
    path('M100 18Q88 0 104 -4Q100 8 112 6Q106 12 108 24Z', '#93501f') +
    path(
      'M100 78C84 50 42 62 46 104C48 118 54 122 52 136C54 168 78 182 100 182C122 182 146 168 148 136C146 122 152 118 154 104C158 62 116 50 100 78Z',
      pen.ball('#ffcf9e', 0.35),
    ) +
    softEyes(pen, 96, 24, 14) +
    mirror(line('M58 74Q72 62 88 76', '#5c2c0e', 6) + ellipse(92, 122, 4, 3, '#7a3c18')) +
    pen.shape('M62 138Q100 152 138 138Q132 178 100 178Q68 178 62 138Z', pen.shade('#8f1526'), 3) +
    path('M68 142Q100 153 132 142L130 150Q100 160 70 150Z', '#fff') +
    path('M80 170Q100 152 120 170Q100 182 80 170Z', '#ff8490') +
    rim(head, pen)
  );
}

export function buffalo(pen: Pen): string {
  const head =
    'M100 40C140 34 160 54 158 84C160 112 150 126 144 148C138 180 124 192 100 192C76 192 62 180 56 148C50 126 40 112 42 84C40 54 60 34 100 40Z';
  return (
    mirror(
      pen.shape('M52 62C28 66 8 50 8 18C-16 48 -8 96 50 96Z', pen.sheet.linear(['#fffbe9', '#e3c893', '#6b4a26'], 0)) +
        pen.shape('M50 84Q20 84 10 106Q34 116 54 102Z', pen.shade('#5a3116')),
    ) +
    pen.shape(head, pen.ball('#7b4420')) +
    pen.shape(
      'M44 76C48 30 80 22 100 20C120 22 152 30 156 76Q144 66 138 84Q130 66 120 90Q112 70 100 98Q88 70 80 90Q70 66 62 84Q56 66 44 76Z',
      pen.shade('#4a2410', 0.4),
    ) +
    fierceEyes(pen, '#ff5a1f', 104) +
    pen.shape('M66 146Q100 128 134 146Q144 184 100 188Q56 184 66 146Z', pen.ball('#c99a77')) +
    mirror(path('M74 156Q86 148 92 160Q84 168 74 156Z', pen.ink)) +
    line('M80 178Q100 186 120 178', pen.ink, 3.5) +
    line('M84 160Q82 186 100 188Q118 186 116 160', pen.metal('gold'), 6) +
    rim(head, pen, '#ffcf8a')
  );
}

export function rabbit(pen: Pen): string {
  const head = 'M100 74C142 74 168 98 166 134C164 172 134 190 100 190C66 190 36 172 34 134C32 98 58 74 100 74Z';
  return (
    mirror(
      pen.shape('M62 88C34 60 36 6 56 2C78 0 92 50 90 84Z', pen.ball('#fff', 0.3)) +
        path('M66 76C50 54 50 22 58 18C70 18 78 50 78 76Z', '#ffb1bd'),
    ) +
    pen.shape(head, pen.ball('#fff', 0.3)) +
    softEyes(pen, 122, 30, 14, '#b3263f') +
    mirror(ellipse(52, 154, 15, 9, '#ff9fae', 'opacity=".6"')) +
    path('M90 142Q100 136 110 142Q106 152 100 154Q94 152 90 142Z', '#f2667e') +
    path('M90 164H110V178Q100 182 90 178Z', '#fff', `stroke="${pen.ink}" stroke-width="2"`) +
    line('M80 158Q92 168 100 156Q108 168 120 158M100 166V178', pen.ink, 3)
  );
}

export function pig(pen: Pen): string {
  const head = 'M100 42C150 40 180 70 180 114C180 160 146 184 100 184C54 184 20 160 20 114C20 70 50 40 100 42Z';
  return (
    mirror(pen.shape('M34 22Q72 26 82 52Q60 62 38 86Q24 50 34 22Z', pen.ball('#ff9fb0'))) +
    pen.shape(head, pen.ball('#ffb3c0', 0.4)) +
    softEyes(pen, 98) +
    mirror(ellipse(44, 136, 16, 10, '#ff6d86', 'opacity=".45"')) +
    pen.shape(
      'M100 112C128 112 138 124 136 138C134 152 120 158 100 158C80 158 66 152 64 138C62 124 72 112 100 112Z',
      pen.ball('#ff8ea2'),
    ) +
    mirror(ellipse(87, 136, 6, 9, '#9c3049')) +
    line('M78 168Q100 180 122 168', pen.ink, 4) +
    rim(head, pen)
  );
}

export function elephant(pen: Pen): string {
  const head =
    'M100 34C134 32 152 56 150 92C148 124 136 138 128 144Q126 178 140 192Q112 204 96 180Q88 160 84 144C64 138 52 124 50 92C48 56 66 32 100 34Z';
  return (
    mirror(
      pen.shape('M56 60C22 24 -14 50 -4 98C4 140 36 148 58 122Z', pen.ball('#8d9bb8')) +
        path('M48 74C26 56 8 66 14 98C20 124 38 126 50 110Z', '#f5a9b4', 'opacity=".75"'),
    ) +
    mirror(pen.shape('M68 132Q52 156 40 158Q50 174 78 150Z', pen.ball('#fff7e0'), 3)) +
    pen.shape(head, pen.ball('#9dadca')) +
    pen.shape('M62 50Q100 20 138 50Q122 76 100 92Q78 76 62 50Z', pen.shade('#c2182c'), 3) +
    circle(100, 58, 10, pen.ball('#ffd23f')) +
    line('M66 52Q84 74 100 86Q116 74 134 52', pen.metal('gold'), 4) +
    softEyes(pen, 98, 28, 9) +
    line('M92 152Q104 158 124 152M96 168Q108 172 126 166', darken('#9dadca', 0.35), 3)
  );
}
