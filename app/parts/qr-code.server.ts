import { renderSVG } from 'uqr';

/** An SVG that fills its box, for a light background. `border` is in modules of the code. */
export const drawQrCode = (text: string, border = 0): string => renderSVG(text, { border });
