import { n, n3 } from './paths.ts';

export { boxPath, n, n3, ovalPath, path, places } from './paths.ts';

/** A shape's optional attributes, apart from geometry and fill. */
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

export type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

const write = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(
      ([key, value]) =>
        ` ${ATTRIBUTE_NAMES[key as keyof Attributes]}="${typeof value === 'number' ? n3(value) : value}"`,
    )
    .join('');

/** A part of a drawing, several from back to front, or none. */
export type Layer = string | readonly Layer[] | false | undefined;

/** Joins the layers of a drawing from back to front. */
export const layers = (...parts: readonly Layer[]): string =>
  parts.map((part) => (typeof part === 'object' ? layers(...part) : part || '')).join('');

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

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${write(more)}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${write(more)}/>`;

export const fillPath = (d: string, fill: string, more: Attributes = {}): string =>
  `<path d="${d}" fill="${fill}"${write(more)}/>`;

/** One outline in several paints, from back to front. */
export const paint = (d: string, ...fills: readonly string[]): string => layers(fills.map((fill) => fillPath(d, fill)));

/** The same for a rectangle. */
export const coats = (x: number, y: number, w: number, h: number, r: number, ...fills: readonly string[]): string =>
  layers(fills.map((fill) => rect(x, y, w, h, r, fill)));

/** A highlight. */
export const litPath = (d: string, opacity: number): string => fillPath(d, '#fff', { opacity });

/** A shaded area. */
export const dimPath = (d: string, opacity: number): string => fillPath(d, '#000', { opacity });

export const strokePath = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${write(more)}/>`;

/** A line with round ends. */
export const roundPath = (d: string, stroke: string, width: number, opacity?: number): string =>
  strokePath(d, stroke, width, { ...(opacity !== undefined && { opacity }), cap: 'round' });

export const group = (more: Attributes, ...parts: readonly Layer[]): string =>
  `<g${write(more)}>${layers(...parts)}</g>`;

/** Draws a part `count` times. */
export const repeat = (count: number, part: (index: number) => Layer): string =>
  layers(...Array.from({ length: count }, (_, index) => part(index)));

export const matrix = (a: number, b: number, c: number, d: number, e: number, f: number): string =>
  `matrix(${n3(a)} ${n3(b)} ${n3(c)} ${n3(d)} ${n(e)} ${n(f)})`;
