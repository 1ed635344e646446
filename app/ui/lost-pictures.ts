const SPADE = 'M0-50C20-20 50 0 50 22A24 24 0 0 1 7 36Q8 48 16 56H-16Q-8 48-7 36A24 24 0 0 1-50 22C-50 0-20-20 0-50Z';
const INK = '#8b918d';

const drawing = (width: number, height: number, marks: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke="${INK}">${marks}</svg>`,
  )}`;

const spadeAt = (x: number, y: number, scale: number, stroke = 3): string =>
  `<path d="${SPADE}" transform="translate(${x} ${y}) scale(${scale})" stroke-width="${stroke}"/>`;

export const LOST_PICTURES = {
  cover: drawing(
    300,
    400,
    `<rect x="20" y="20" width="260" height="360" rx="16" stroke-width="3"/><rect x="34" y="34" width="232" height="332" rx="10" stroke-width="1.5" stroke-dasharray="2 8" stroke-linecap="round"/><path d="M150 96 222 200 150 304 78 200Z" stroke-width="2"/>${spadeAt(150, 200, 0.9)}`,
  ),
  mark: drawing(
    64,
    64,
    `<circle cx="32" cy="32" r="24" stroke-width="3" stroke-dasharray="10 5"/>${spadeAt(32, 31, 0.24, 12)}`,
  ),
  person: drawing(
    80,
    80,
    `<circle cx="40" cy="31" r="13" stroke-width="3"/><path d="M15 70C16 53 27 48 40 48S64 53 65 70" stroke-width="3"/>`,
  ),
  wide: drawing(640, 360, `<g opacity=".6">${[80, 240, 400, 560].map((x) => spadeAt(x, 180, 0.8, 2)).join('')}</g>`),
} as const;
