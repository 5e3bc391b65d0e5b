import { doorwayMm, type FitNeeds, type FitSide, fitNeedsOf, type Image, imageAddress } from '@wattle/domain';
import type { ProductPage } from '../product-page-data.ts';
import { doorwayWords, introWords, neededWords } from './fit-words.ts';

export type TypedSpace = Readonly<Record<FitSide, string>>;

/** Everything that the question needs, put into words where pages are made. */
export type FitView = {
  readonly needs: FitNeeds;
  readonly intro: string;
  readonly needed: string;
  readonly doorway: string | null;
  /** The drawing with its dimensions. */
  readonly drawing: Image | null;
  /** The space in the address: a form without JavaScript puts it there. */
  readonly typed: TypedSpace | null;
};

/** No doorway is narrower. */
const ANY_DOORWAY_MM = 600;

type Params = { get(name: string): string | null };

/** The question whether a product fits; none for what goes anywhere. */
export function fitView(product: ProductPage['product'], params: Params): FitView | null {
  const needs = fitNeedsOf(product);
  if (!needs) return null;
  return {
    needs,
    intro: introWords(needs),
    needed: neededWords(needs),
    doorway: product.bigAndBulky && doorwayMm(needs) > ANY_DOORWAY_MM ? doorwayWords(doorwayMm(needs)) : null,
    drawing: product.images.find(isDrawing) ?? null,
    typed: typedSpace(params),
  };
}

const isDrawing = (image: Image): boolean => /dimensions/i.test(`${imageAddress(image)} ${image.alt}`);

function typedSpace(params: Params): TypedSpace | null {
  const typed = {
    width: params.get('width') ?? '',
    height: params.get('height') ?? '',
    depth: params.get('depth') ?? '',
  };
  return Object.values(typed).some(Boolean) ? typed : null;
}
