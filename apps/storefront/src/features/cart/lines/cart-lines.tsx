import type { CartItem, CartLine, CartValidation } from '@wattle/domain/cart';
import { type ReactNode, useState } from 'react';
import type { KnownFacts } from '../../../shopper/cart/cart-facts-loader.ts';
import styles from '../cart-screen.module.css';
import { CartLineItem } from './cart-line-item.tsx';
import type { LineDeliveries } from './use-line-deliveries.ts';

type Props = {
  lines: readonly CartLine[];
  /** All cart items: other lines of the same product count towards its limits. */
  items: readonly CartItem[];
  facts: KnownFacts;
  failures: CartValidation['failures'];
  /** The line just added to the cart [D-2-11]. */
  addedLineId: string | undefined;
  deliveries: LineDeliveries;
  /** Free gifts added by promotions. */
  children?: ReactNode;
};

/** The lines of the cart, newest first [C-3-18]. */
export function CartLines({ lines, items, facts, failures, addedLineId, deliveries, children }: Props) {
  // here, because a line in another variant is another element
  const [said, say] = useState('');
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const product = facts.products.get(line.productId);
          if (!product) return null;
          return (
            <CartLineItem
              key={line.id}
              line={line}
              product={product}
              items={items}
              facts={facts}
              failures={failures[line.id] ?? []}
              isAdded={line.id === addedLineId}
              deliveries={deliveries}
              onSay={say}
            />
          );
        })}
        {children}
      </ul>
    </>
  );
}
