import { h } from './dom.ts';
import type { Texts } from './texts/shape.ts';

export const buildRules = (text: Texts, { about, keys }: { about: string; keys: string }, ...more: HTMLElement[]) =>
  h('div', { class: 'stack' }, h('p', {}, about), ...more, h('p', { class: 'quiet' }, `${text.keys}: ${keys}`));
