/** At most one decimal: a page has sixty covers, so every digit counts. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/**
 * Equal gradients share an id. A stop is `colour`, `colour|opacity` or `colour|opacity|offset%`; offsets are even by
 * default.
 */
export class Sheet {
  readonly #definitions: string[] = [];
  readonly #known = new Map<string, string>();

  /** Degrees, 90 from top to bottom. */
  linear(stops: readonly string[], angle = 90): string {
    const turn = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
    const at = (value: number): string => String(Math.round(value * 100) / 100);
    const box = `x1="${at(0.5 - dx)}" y1="${at(0.5 - dy)}" x2="${at(0.5 + dx)}" y2="${at(0.5 + dy)}"`;
    return this.#define('linearGradient', box, stops);
  }

  /** Centre and radius are fractions of the box. */
  radial(stops: readonly string[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#define('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, stops);
  }

  /** Value of a `clip-path` attribute. */
  clip(content: string): string {
    return this.#add(content, (id) => `<clipPath id="${id}">${content}</clipPath>`);
  }

  /** Reference for `<use href>`. */
  symbol(content: string): string {
    return this.#add(content, (id) => `<g id="${id}">${content}</g>`).slice(4, -1);
  }

  toString(): string {
    return this.#definitions.length === 0 ? '' : `<defs>${this.#definitions.join('')}</defs>`;
  }

  #define(kind: string, box: string, stops: readonly string[]): string {
    const inner = stops.map((stop, index) => {
      const [color = '#000', opacity, offset] = stop.split('|');
      const percent = offset ? Number(offset) : (index / Math.max(1, stops.length - 1)) * 100;
      const at = percent === 0 ? '' : ` offset="${Math.round(percent) / 100}"`;
      const alpha = opacity === undefined || opacity === '1' ? '' : ` stop-opacity="${opacity}"`;
      return `<stop${at} stop-color="${color}"${alpha}/>`;
    });
    const content = inner.join('');
    return this.#add(kind + box + content, (id) => `<${kind} id="${id}" ${box}>${content}</${kind}>`);
  }

  #add(key: string, write: (id: string) => string): string {
    const known = this.#known.get(key);
    if (known) return `url(#${known})`;
    const id = `d${this.#known.size.toString(36)}`;
    this.#known.set(key, id);
    this.#definitions.push(write(id));
    return `url(#${id})`;
  }
}

/** The title is for screen readers; decoration has none. Other aspect ratios crop a picture and fit a sign. */
export function svgDocument(
  title: string,
  width: number,
  height: number,
  sheet: Sheet,
  body: string,
  kind: 'picture' | 'sign' = 'picture',
): string {
  const fit = kind === 'picture' ? ' preserveAspectRatio="xMidYMid slice"' : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${fit} role="img">` +
    `${title === '' ? '' : `<title>${escapeXml(title)}</title>`}${sheet.toString()}${body}</svg>`
  );
}

export function path(d: string, fill: string, attributes = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes ? ` ${attributes}` : ''}/>`;
}

export function line(d: string, stroke: string, width: number, attributes = ''): string {
  const ends = attributes.includes('stroke-linecap') ? '' : ' stroke-linecap="round"';
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${ends} stroke-linejoin="round"${attributes ? ` ${attributes}` : ''}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, attributes = ''): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"${attributes ? ` ${attributes}` : ''}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, attributes = ''): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes ? ` ${attributes}` : ''}/>`;
}

export function rect(x: number, y: number, w: number, h: number, fill: string, r = 0, attributes = ''): string {
  const round = r > 0 ? ` rx="${num(r)}"` : '';
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${round} fill="${fill}"${attributes ? ` ${attributes}` : ''}/>`;
}

/** Transforms the 200 × 200 motif box around its middle. */
export function place(content: string, x: number, y: number, scale: number, turn = 0, flip = false): string {
  const size = Math.round(scale * 1000) / 1000;
  const rotate = turn === 0 ? '' : ` rotate(${num(turn)})`;
  return `<g transform="translate(${num(x)} ${num(y)})${rotate} scale(${flip ? -size : size} ${size}) translate(-100 -100)">${content}</g>`;
}

/** Around x = 100, the middle of the motif box. */
export function mirror(content: string): string {
  return `${content}<g transform="matrix(-1 0 0 1 200 0)">${content}</g>`;
}

export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`;
}

/** Radii alternate through `radii`, `count` points in all. */
export function star(cx: number, cy: number, radii: readonly number[], count: number, turn = -90): string {
  const points: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const angle = ((turn + (index * 360) / count) * Math.PI) / 180;
    const radius = radii[index % radii.length] ?? 0;
    points.push(`${num(cx + Math.cos(angle) * radius)} ${num(cy + Math.sin(angle) * radius)}`);
  }
  return `M${points.join('L')}Z`;
}

export function star4(x: number, y: number, r: number, color = '#fff'): string {
  return path(star(x, y, [r, r * 0.16], 8), color);
}
