import type { CallValue } from '@wattle/contract';

export type ProductPage = CallValue<'loadProduct'>;
