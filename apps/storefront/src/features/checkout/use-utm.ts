import { readUtm } from '@wattle/domain';
import { useEffect } from 'react';
import { keepUtm } from './checkout-store.ts';

/** Reads the campaign from the address with which the checkout was opened, once [C-2-46]. */
export function useUtm(): void {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    keepUtm(readUtm((name) => query.get(name)));
  }, []);
}
