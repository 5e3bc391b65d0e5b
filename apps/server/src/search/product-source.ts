import type { ProductDocument } from '@wattle/domain/search';

/** Current product documents. */
export type ProductSource = {
  find(id: string): ProductDocument | undefined;
  documents(): readonly ProductDocument[];
  /** Changes when anything but the state and stock of a product changes. */
  revision(): number;
};
