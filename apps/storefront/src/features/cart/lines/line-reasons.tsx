import { type CartItem, type CartLine, type CartReason, type CartSettings, lineHints } from '@wattle/domain/cart';
import type { ProductDocument } from '@wattle/domain/search';
import { cartLineMessage } from '@wattle/messages';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './cart-line-item.module.css';

type Props = {
  line: CartLine;
  product: ProductDocument;
  items: readonly CartItem[];
  settings: CartSettings;
  failures: readonly CartReason[];
};

/** What is wrong with the line; otherwise its pack size and, at the limit, why there cannot be more. */
export function LineReasons({ line, product, items, settings, failures }: Props) {
  const isWrong = failures.length > 0;
  const hints = line.giftcard ? [] : lineHints(line, items, product, settings);
  return (
    <div role="status">
      {(isWrong ? failures : hints).map((reason) => (
        <p key={reason.code} className={classNames(styles.reason, isWrong && styles.wrong)}>
          <Icon name={isWrong ? 'alert' : 'info'} /> {cartLineMessage(reason)}
        </p>
      ))}
    </div>
  );
}
