import type { Family, Product } from '@wattle/domain/catalogue';
import { type ImageWidth, imageAddress } from '@wattle/domain/images';
import { type ShopIdentity, shopPalette, wordmarkOf } from '@wattle/domain/shop-identity';
import { assemble, familyOf } from '../catalogue/assemble.ts';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Store } from '../store/store.ts';
import type { PaperFile } from './load-paper.ts';
import { type DocumentView, writeDocument } from './write-document.ts';

export type DocumentLoader = (productId: string, file: string) => Promise<PaperFile | undefined>;

type DocumentSources = {
  readonly store: Pick<Store, 'products'>;
  readonly catalogue: Pick<CatalogueCache, 'loadFor'>;
  readonly shop: () => ShopIdentity;
  /** The words of a product's document; undefined when there is none of that name. */
  readonly describe: (
    file: string,
    about: { readonly product: Product; readonly family: Family },
  ) => Promise<DocumentView | undefined>;
  /** The picture at a path as PNG, so many pixels wide. */
  readonly loadPng: (path: string, width: ImageWidth) => Promise<Buffer | undefined>;
};

const MARK_WIDTH = 160;
const PICTURE_WIDTH = 430;

const picturePath = ({ images: [image] }: Product): string | undefined => image && imageAddress(image);

/** A document of the demo's products, for those whose record names it. It is drawn when it is wanted, like pictures. */
export const loadDocument =
  ({ store, catalogue, shop, describe, loadPng }: DocumentSources): DocumentLoader =>
  async (productId, file) => {
    const stored = await store.products.findById(productId);
    const isNamed = stored?.record.documents.some(({ url }) => url === `/documents/${productId}/${file}.pdf`);
    if (!stored || !isNamed) return undefined;
    const around = await catalogue.loadFor([stored]);
    const product = assemble(around, stored);
    const view = await describe(file, { product, family: familyOf(around, stored.record.familyCode) });
    if (!view) return undefined;
    const { logo, colours, legalName, name } = shop();
    const pictureOf = (path: string | null | undefined, width: ImageWidth) =>
      path ? loadPng(path, width).catch(() => undefined) : undefined;
    const [mark, picture] = await Promise.all([
      pictureOf(logo, MARK_WIDTH),
      pictureOf(picturePath(product), PICTURE_WIDTH),
    ]);
    const content = await writeDocument({
      head: { name: wordmarkOf(shop()), colour: shopPalette(colours)['frame-800'], seller: legalName || name },
      product: { name: `${product.brand.name} ${product.name}`, model: product.productSku },
      ...{ view, mark, picture },
    });
    return { name: `${view.title} ${product.productSku}.pdf`, content };
  };
