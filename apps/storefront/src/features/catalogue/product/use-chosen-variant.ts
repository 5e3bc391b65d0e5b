import { chooseVariant, type Variant } from '@wattle/domain';
import { useSearchParams } from 'react-router';
import type { ProductPage } from './product-page-data.ts';
import { VARIANT_PARAM } from './variant-address.ts';

/** The variant that the address names, so that it can be shared and is there from the first byte; and how to choose another. */
export function useChosenVariant(
  product: ProductPage['product'],
): readonly [Variant | undefined, (code: string) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (code: string) => {
    const next = new URLSearchParams(params);
    next.set(VARIANT_PARAM, code);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [chooseVariant(product, params.get(VARIANT_PARAM)), choose];
}
