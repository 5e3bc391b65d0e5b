import type { OrderView } from '@wattle/contract/desk';
import type { ReactNode } from 'react';

export const orderHref = (number: string): string => `/desk/orders/${encodeURIComponent(number)}`;

type Props = { readonly view: Pick<OrderView, 'version' | 'key'>; readonly name: string };

/** What every form about an order carries. Each form of a page has a key of its own. */
export const OrderFields = ({ view: { version, key }, name }: Props): ReactNode => (
  <>
    <input type="hidden" name="version" value={version} />
    <input type="hidden" name="key" value={`${key}-${name}`} />
  </>
);
