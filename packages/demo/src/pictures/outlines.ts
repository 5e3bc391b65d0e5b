import type { Rect } from './define-kind.ts';
import { path } from './shapes.ts';

/** How long a millimetre is on the drawing: not the same both ways, because the view fits it to the product. */
type Millimetre = { readonly across: number; readonly up: number; readonly shorter: number };

/** A line of an outline, in shares of the rectangle it is drawn in. */
export type Line = (rect: Rect, mm: Millimetre) => string;

/** A rounded box; `corner` is a share of the shorter side of the product. */
export const boxLine =
  (left: number, top: number, width: number, height: number, corner = 0.04): Line =>
  (rect, mm) => {
    const [x, y, w, h] = [rect.x + left * rect.w, rect.y + top * rect.h, width * rect.w, height * rect.h];
    const rx = Math.min(corner * mm.shorter * mm.across, w / 2);
    const ry = Math.min(corner * mm.shorter * mm.up, h / 2);
    return path`M${x + rx} ${y}h${w - 2 * rx}q${rx} 0 ${rx} ${ry}v${h - 2 * ry}q0 ${ry} ${-rx} ${ry}h${2 * rx - w}q${-rx} 0 ${-rx} ${-ry}v${2 * ry - h}q0 ${-ry} ${rx} ${-ry}Z`;
  };

/** A circle about a point; the radius is a share of the shorter side of the product. */
export const roundLine =
  (cx: number, cy: number, radius: number): Line =>
  (rect, mm) => {
    const [x, y] = [rect.x + cx * rect.w, rect.y + cy * rect.h];
    const [rx, ry] = [radius * mm.shorter * mm.across, radius * mm.shorter * mm.up];
    return path`M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
  };

/** Any shape: absolute path data (M L C Q and Z, with both coordinates) in shares of the rectangle. */
export const shapeLine =
  (data: string): Line =>
  (rect) =>
    data.replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, x: string, y: string) => path`${rect.x + Number(x) * rect.w} ${rect.y + Number(y) * rect.h}`,
    );

function joined(parts: readonly Line[], rect: Rect, wide: number, high: number): string {
  const mm = { across: rect.w / wide, up: rect.h / high, shorter: Math.min(wide, high) };
  return parts.map((part) => part(rect, mm)).join('');
}

/** The front of a product as lines, its body first. */
export const lines =
  (...parts: readonly Line[]) =>
  (rect: Rect, { wmm, hmm }: { readonly wmm: number; readonly hmm: number }): string =>
    joined(parts, rect, wmm, hmm);

/** The same for what is measured from above. */
export const linesFromAbove =
  (...parts: readonly Line[]) =>
  (rect: Rect, { wmm, dmm }: { readonly wmm: number; readonly dmm: number }): string =>
    joined(parts, rect, wmm, dmm);
