import { doorwayMm, type FitNeeds, type FitSide, fitNeedsOf } from '@wattle/domain/fit';
import { type Image, imageAddress } from '@wattle/domain/images';
import { doorwayWords, introWords, neededWords } from '@wattle/messages/fit-answer';
import type { ProductPage } from '../product-page-data.ts';

export type TypedSpace = Readonly<Record<FitSide, string>>;

/** Everything the fit check shows, prepared on the server. */
export type FitView = {
  readonly needs: FitNeeds;
  readonly intro: string;
  readonly needed: string;
  readonly doorway: string | null;
  /** The dimension drawing. */
  readonly drawing: Image | null;
  /** The space from the address, put there by the form when there is no JavaScript. */
  readonly typed: TypedSpace | null;
};

/** Any doorway is at least this wide. */
const ANY_DOORWAY_MM = 600;

type Params = { get(name: string): string | null };

/** The fit check; null for products that fit anywhere. */
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
