import { productRecordSchema } from '@wattle/contract/records';
import { pathUnder } from './path-under.ts';

/** A row of a products file: exactly a `ProductRecord`. */
export const productRow = productRecordSchema.extend({ path: pathUnder('products') }).strict();
