import { type CartItem, type CartLine, changeVariant } from '@wattle/domain/cart';
import { isVariantSoldOut } from '@wattle/domain/catalogue';
import type { ProductDocument } from '@wattle/domain/search';
import { cartLineMessage } from '@wattle/messages';
import * as cartWords from '@wattle/messages/cart';
import type { KnownFacts } from '../../../shopper/cart/cart-facts-loader.ts';
import { labelOf, lineName } from '../../../shopper/cart/line-name.ts';
import { openCart } from '../../../shopper/cart/open-cart.ts';
import { useAlerts } from '../../../ui/alerts/use-alerts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './cart-line-item.module.css';
import { moveFocusTo, useLineFocus } from './use-line-focus.ts';

type Props = {
  line: CartLine;
  product: ProductDocument;
  items: readonly CartItem[];
  facts: KnownFacts;
  onSay: (words: string) => void;
};

/** Which variant it is, to be changed here: a card adds the first one, and the shopper may have meant another. */
export function LineVariant({ line, product, items, facts, onSay }: Props) {
  const control = useLineFocus<HTMLSelectElement>(line.id, 'variant');
  const { addAlert } = useAlerts();
  const change = (variantId: string): void => {
    const called = lineName(product, variantId);
    const changed = changeVariant(items, line.id, variantId, facts, Date.now() / 1000);
    if (changed.status === 'REJECTED') {
      const why = changed.reasons[0] ? cartLineMessage(changed.reasons[0]) : '';
      addAlert({ type: 'ERROR', content: cartWords.variantRefused(called, why) });
      return;
    }
    const { itemId, items: after } = changed.value;
    const qty = after.find(({ id }) => id === itemId)?.qty ?? line.qty;
    moveFocusTo(itemId, 'variant');
    onSay(cartWords.variantChanged(called, qty));
    void openCart().setVariant(line.id, variantId);
  };
  return (
    <label className={styles.variant}>
      <span>
        {product.variantNames?.kind ?? cartWords.version}
        <VisuallyHidden> {cartWords.ofNamed(product.name)}</VisuallyHidden>
      </span>
      <span>
        <select ref={control} value={line.variantId} onChange={({ target }) => change(target.value)}>
          {product.variants.map((variant) => {
            const isSoldOut = isVariantSoldOut(product, variant);
            const name = labelOf(product, variant.id) ?? variant.code;
            return (
              <option key={variant.id} value={variant.id} disabled={isSoldOut && variant.id !== line.variantId}>
                {isSoldOut ? cartWords.soldOutVariant(name) : name}
              </option>
            );
          })}
        </select>
        <Icon name="down" />
      </span>
    </label>
  );
}
