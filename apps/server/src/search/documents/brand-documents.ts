import type { Image } from '@wattle/domain/images';
import type { Catalogue } from '../../catalogue/catalogue-cache.ts';

/** A record of the `brands` index. */
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
