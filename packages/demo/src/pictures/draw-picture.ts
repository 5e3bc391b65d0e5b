import type { Kind } from './define-kind.ts';
import { kinds } from './kinds/index.ts';
import { Pen } from './pen.ts';
import { parsePicturePath } from './picture-path.ts';
import { svgFile } from './svg-file.ts';
import { drawView } from './views/draw-view.ts';

/** Draws the picture an address names, as a complete SVG file; undefined when there is no such picture. */
export function drawPicture(path: string): string | undefined {
  const product = parsePicturePath(path);
  if (!product) return undefined;
  const kind: Kind = kinds[product.kind];
  const pen = new Pen();
  const drawing = drawView(pen, kind, product.view, product.params);
  return svgFile(kind.name, 800, 800, pen.defs + drawing);
}
