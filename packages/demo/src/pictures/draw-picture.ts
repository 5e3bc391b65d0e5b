import { DEMO_IDENTITY } from '../content/demo-identity.ts';
import { drawBrandMark, MARK_STYLES } from './brand-mark.ts';
import type { Kind } from './define-kind.ts';
import { kinds } from './kinds/index.ts';
import { int, slug } from './params.ts';
import { Pen } from './pen.ts';
import { formatParams, parseParams, parsePicturePath, splitPath } from './picture-path.ts';
import { type Scene, type SceneName, scenes } from './scenes/index.ts';
import { drawStore } from './scenes/store.ts';
import { SHOP_MARKS } from './shop-mark.ts';
import { drawView } from './views/draw-view.ts';

/** The longest name that fits on the fascia next to ours. */
const STORE_NAME_MAX = 30;
const MARK_PARAMS = { name: slug(), style: int(1, MARK_STYLES.length, 1) };

/** The path of a brand's logo; `style` counts from 1. */
export const brandMarkPath = (name: string, style = 1): string =>
  `/pictures/brand/mark/${formatParams(MARK_PARAMS, { name, style })}.svg`;

/** The path of a shop front with a store's name on it, by slug: 'coburg-north'. */
export const storeFrontPath = (slug: string): string => `/pictures/store/${slug}/default.svg`;

const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name);

function drawScene(subject: string, file: string): string | undefined {
  if (!isSceneName(subject) || file !== 'default') return undefined;
  const scene: Scene = scenes[subject];
  const pen = new Pen();
  const drawing = scene.draw(pen);
  return svgFile(scene.title, scene.width, scene.height, pen.defs + drawing);
}

function drawStoreFront(slug: string, file: string): string | undefined {
  if (file !== 'default' || slug.length > STORE_NAME_MAX) return undefined;
  const name = slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  const pen = new Pen();
  const drawing = drawStore(pen, name);
  return svgFile(`Shop front in ${name}`, scenes.store.width, scenes.store.height, pen.defs + drawing);
}

function drawBrand(subject: string, file: string): string | undefined {
  const params = subject === 'mark' ? parseParams(MARK_PARAMS, file) : undefined;
  const style = params && MARK_STYLES[params.style - 1];
  if (!params || !style || params.name === '') return undefined;
  const { width, height, drawing } = drawBrandMark(params.name, style);
  return svgFile(params.name, width, height, drawing);
}

function drawShopMark(subject: string, file: string): string | undefined {
  const mark = file === 'default' && Object.hasOwn(SHOP_MARKS, subject) ? SHOP_MARKS[subject] : undefined;
  return mark && svgFile(DEMO_IDENTITY.name, mark.size, mark.size, mark.drawing);
}

function drawProduct(path: string): string | undefined {
  const product = parsePicturePath(path);
  if (!product) return undefined;
  const kind: Kind = kinds[product.kind];
  const pen = new Pen();
  const drawing = drawView(pen, kind, product.view, product.params);
  return drawing && svgFile(kind.name, 800, 800, pen.defs + drawing);
}

/** Draws the picture at a path as a complete SVG file; undefined when there is none. */
export function drawPicture(path: string): string | undefined {
  const split = splitPath(path);
  if (!split) return undefined;
  if (split.folder === 'scene') return drawScene(split.subject, split.file);
  if (split.folder === 'store') return drawStoreFront(split.subject, split.file);
  if (split.folder === 'brand') return drawBrand(split.subject, split.file);
  if (split.folder === 'shop') return drawShopMark(split.subject, split.file);
  return drawProduct(path);
}

/** Wraps a drawing in a complete SVG file. */
function svgFile(title: string, width: number, height: number, drawing: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${title}</title>${drawing}</svg>\n`;
}
