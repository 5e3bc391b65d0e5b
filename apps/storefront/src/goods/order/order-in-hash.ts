export type OrderProof = { readonly number: string; readonly key: string };

/** Reads the order and its key from the address of a mail's link: `#order=W-204817&key=…`. */
export function orderInHash(hash: string): OrderProof | null {
  const params = new URLSearchParams(hash.slice(1));
  const [number, key] = [params.get('order'), params.get('key')];
  return number && key ? { number, key } : null;
}

/** The address that shows an order again after a reload. */
export const hashOfOrder = ({ number, key }: OrderProof): string =>
  `#${new URLSearchParams({ order: number, key }).toString()}`;
