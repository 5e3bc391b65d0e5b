import { drawBrandMark, MARK_STYLES } from './brand-mark.ts';
import type { Kind } from './define-kind.ts';
import { kinds } from './kinds/index.ts';
import { int, slug } from './params.ts';
import { Pen } from './pen.ts';
import { formatParams, parseParams, parsePicturePath, splitPath } from './picture-path.ts';
import { type Scene, type SceneName, scenes } from './scenes/index.ts';
import { drawStore } from './scenes/store.ts';
import { svgFile } from './svg-file.ts';
import { drawView } from './views/draw-view.ts';

/** What fits on the fascia beside our own name. */
const STORE_NAME_MAX = 30;
const MARK_PARAMS = { name: slug(), style: int(1, MARK_STYLES.length, 1) };

/** The address of a composed scene. */
export function scenePath(name: SceneName): string {
  return `/pictures/scene/${name}/default.svg`;
}

/** The address of a brand's mark; `style` counts from 1. */
export function brandMarkPath(name: string, style = 1): string {
  return `/pictures/brand/mark/${formatParams(MARK_PARAMS, { name, style })}.svg`;
}

/** The address of a shop front with a store's name on it, from the name in an address: 'coburg-north'. */
export function storeFrontPath(slug: string): string {
  return `/pictures/store/${slug}/default.svg`;
}

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

function drawProduct(path: string): string | undefined {
  const product = parsePicturePath(path);
  if (!product) return undefined;
  const kind: Kind = kinds[product.kind];
  const pen = new Pen();
  const drawing = drawView(pen, kind, product.view, product.params);
  return svgFile(kind.name, 800, 800, pen.defs + drawing);
}

/** Draws the picture an address names, as a complete SVG file; undefined when there is no such picture. */
export function drawPicture(path: string): string | undefined {
  const split = splitPath(path);
  if (!split) return undefined;
  if (split.folder === 'scene') return drawScene(split.subject, split.file);
  if (split.folder === 'store') return drawStoreFront(split.subject, split.file);
  if (split.folder === 'brand') return drawBrand(split.subject, split.file);
  return drawProduct(path);
}
