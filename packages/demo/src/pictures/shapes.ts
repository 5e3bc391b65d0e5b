/** What a shape may carry besides its geometry and fill. */
export type Attributes = {
  readonly opacity?: number;
  readonly transform?: string;
  readonly clip?: string;
  readonly cap?: 'round';
  readonly join?: 'round';
  readonly dash?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeOpacity?: number;
};

const ATTRIBUTE_NAMES: Readonly<Record<keyof Attributes, string>> = {
  opacity: 'opacity',
  transform: 'transform',
  clip: 'clip-path',
  cap: 'stroke-linecap',
  join: 'stroke-linejoin',
  dash: 'stroke-dasharray',
  stroke: 'stroke',
  strokeWidth: 'stroke-width',
  strokeOpacity: 'stroke-opacity',
};

/** Rounds to a tenth: finer than any screen shows, and it keeps the files small. */
export function n(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** Rounds a factor of a matrix, where a tenth would be too coarse. */
export function n3(value: number): number {
  return Math.round(value * 1000) / 1000 || 0;
}

function write(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(
      ([key, value]) =>
        ` ${ATTRIBUTE_NAMES[key as keyof Attributes]}="${typeof value === 'number' ? n3(value) : value}"`,
    )
    .join('');
}

/** A part of a drawing, or several, or none. */
export type Layer = string | readonly string[] | false | undefined;

/** Joins the layers of a drawing from back to front. */
export function layers(...parts: readonly Layer[]): string {
  return parts.map((part) => (part ? (typeof part === 'string' ? part : part.join('')) : '')).join('');
}

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string {
  const corner = r > 0 ? ` rx="${n(r)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}"${corner} fill="${fill}"${write(more)}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${write(more)}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${write(more)}/>`;
}

export function fillPath(d: string, fill: string, more: Attributes = {}): string {
  return `<path d="${d}" fill="${fill}"${write(more)}/>`;
}

export function strokePath(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${write(more)}/>`;
}

export function group(more: Attributes, ...parts: readonly Layer[]): string {
  return `<g${write(more)}>${layers(...parts)}</g>`;
}

/** Writes path data from a template: every number in it is rounded. */
export function path(words: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return words.reduce((data, word, index) => {
    const value = values[index - 1];
    return data + (typeof value === 'number' ? n(value) : value) + word;
  });
}

/** A list of `count` drawn parts. */
export function repeat(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join('');
}

export function matrix(a: number, b: number, c: number, d: number, e: number, f: number): string {
  return `matrix(${n3(a)} ${n3(b)} ${n3(c)} ${n3(d)} ${n(e)} ${n(f)})`;
}

/** Path data of a box, for line drawings and clips. */
export function boxPath(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return path`M${x} ${y}h${w}v${h}h${-w}Z`;
  const [across, down] = [w - 2 * r, h - 2 * r];
  return path`M${x + r} ${y}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}h${-across}q${-r} 0 ${-r} ${-r}v${-down}q0 ${-r} ${r} ${-r}Z`;
}

/** Path data of a circle or an oval, for line drawings and clips. */
export function ovalPath(cx: number, cy: number, rx: number, ry = rx): string {
  return path`M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}
