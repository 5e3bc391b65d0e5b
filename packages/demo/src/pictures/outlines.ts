import { path, type Rect } from './shapes.ts';

/** The length of a millimetre on the drawing: differs by axis, because the view stretches it to the product. */
type Millimetre = { readonly across: number; readonly up: number; readonly shorter: number };

/** One line of an outline, in shares of its rectangle. */
type Line = (rect: Rect, mm: Millimetre) => string;

/** A rounded box; `corner` is a share of the product's shorter side. */
const boxLine =
  (left: number, top: number, width: number, height: number, corner = 0.04): Line =>
  (rect, mm) => {
    const [x, y, w, h] = [rect.x + left * rect.w, rect.y + top * rect.h, width * rect.w, height * rect.h];
    const rx = Math.min(corner * mm.shorter * mm.across, w / 2);
    const ry = Math.min(corner * mm.shorter * mm.up, h / 2);
    return path`M${x + rx} ${y}h${w - 2 * rx}q${rx} 0 ${rx} ${ry}v${h - 2 * ry}q0 ${ry} ${-rx} ${ry}h${2 * rx - w}q${-rx} 0 ${-rx} ${-ry}v${2 * ry - h}q0 ${-ry} ${rx} ${-ry}Z`;
  };

/** A circle; the radius is a share of the product's shorter side. */
const roundLine =
  (cx: number, cy: number, radius: number): Line =>
  (rect, mm) => {
    const [x, y] = [rect.x + cx * rect.w, rect.y + cy * rect.h];
    const [rx, ry] = [radius * mm.shorter * mm.across, radius * mm.shorter * mm.up];
    return path`M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
  };

/** Any shape: absolute path data (M L C Q and Z, with both coordinates) in shares of the rectangle. */
const shapeLine =
  (data: string): Line =>
  (rect) =>
    data.replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, x: string, y: string) => path`${rect.x + Number(x) * rect.w} ${rect.y + Number(y) * rect.h}`,
    );

/** `box left top width height corner`, `round cx cy radius`, or path data, all in shares. */
function readLine(words: string): Line {
  const [kind, ...numbers] = words.split(' ');
  const [a = 0, b = 0, c = 0, d = 0, corner] = numbers.map(Number);
  if (kind === 'box') return boxLine(a, b, c, d, corner);
  return kind === 'round' ? roundLine(a, b, c) : shapeLine(words);
}

function joined(parts: string, rect: Rect, wide: number, high: number): string {
  const mm = { across: rect.w / wide, up: rect.h / high, shorter: Math.min(wide, high) };
  return parts
    .split('; ')
    .map((part) => readLine(part)(rect, mm))
    .join('');
}

type Words = TemplateStringsArray;
type Size = { readonly wmm: number; readonly hmm: number; readonly dmm: number };

/** A product's front as lines, its body first: lines`box 0 0 1 1 0.1; round 0.5 0.5 0.2`. */
export const lines =
  ([parts = '']: Words) =>
  (rect: Rect, { wmm, hmm }: Pick<Size, 'wmm' | 'hmm'>): string =>
    joined(parts, rect, wmm, hmm);

/** The same for products measured from above. */
export const linesFromAbove =
  ([parts = '']: Words) =>
  (rect: Rect, { wmm, dmm }: Pick<Size, 'wmm' | 'dmm'>): string =>
    joined(parts, rect, wmm, dmm);
