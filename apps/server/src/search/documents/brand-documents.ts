import type { Image } from '@wattle/domain';
import type { Catalogue } from '../../catalogue/catalogue-cache.ts';

/** A brand as the `brands` index holds it. */
export type BrandDocument = {
  readonly objectID: string;
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly imageLogo: Image | null;
  readonly productCount: number;
};

export const brandDocuments = (catalogue: Catalogue): BrandDocument[] =>
  [...catalogue.brands.values()].map(({ id, name, path, imageLogo, productCount }) => ({
    objectID: id,
    id,
    name,
    path,
    imageLogo,
    productCount,
  }));
