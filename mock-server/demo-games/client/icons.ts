import { s } from './dom.ts';

/** 24 × 24 grid. */
const PATHS = {
  soundOn: 'M4 9v6h4l5 4V5L8 9zM16 9q2 3 0 6M18.5 6.5q4 5.5 0 11',
  soundOff: 'M4 9v6h4l5 4V5L8 9zM16 9.500l5 5M21 9.500l-5 5',
  rules: 'M5 4h11l3 3v13H5zM8 10h8M8 14h8M8 17h5',
  history: 'M12 7v5l3.5 2M4.5 9A8 8 0 1 1 4 13M4 5v4.500h4.5',
  fairness: 'M12 4v16M6 20h12M5 8l7-2 7 2M5 8l-2.5 6h5zM19 8l-2.5 6h5z',
  exit: 'M14 5h5v14h-5M4 12h10M10 8l4 4-4 4',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 5L4.500 9.500 9 14M5 9.500h9a5 5 0 0 1 0 10h-3',
  again: 'M19 12a7 7 0 1 1-2.500-5.400M17 2.500v4.500h-4.500',
} as const;

export type IconName = keyof typeof PATHS;

export const icon = (name: IconName): SVGElement =>
  s('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: 'icon' }, s('path', { d: PATHS[name] }));
