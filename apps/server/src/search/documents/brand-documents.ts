import type { Image } from '@wattle/domain';
import type { Shelf } from '../../catalogue/shelf.ts';

/** A brand as the `brands` index holds it. */
export type BrandDocument = {
  readonly objectID: string;
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly imageLogo: Image | null;
  readonly productCount: number;
};

export const brandDocuments = (shelf: Shelf): BrandDocument[] =>
  [...shelf.brands.values()].map(({ id, name, path, imageLogo, productCount }) => ({
    objectID: id,
    id,
    name,
    path,
    imageLogo,
    productCount,
  }));
