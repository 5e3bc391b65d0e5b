import { AFTERPAY_LIMITS, formatPrice, ZIP_LIMITS } from '@wattle/domain';
import { Icon } from '../../../ui/icon.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { instalmentWords } from '../../card/instalment-words.ts';
import styles from './widget.module.css';

/** Without a service for it: what an amount costs in parts, or between which amounts it can be split [D-2-66]. */
export function PayLater({ amount }: { amount: number | undefined }) {
  return (
    <p className={styles.line}>
      <Icon name="card" />
      <span>
        {words(amount)}{' '}
        <ShopLink className="link" to="/articles/help/ways-to-pay">
          Ways to pay
        </ShopLink>
      </span>
    </p>
  );
}

function words(amount: number | undefined): string {
  const parts = amount === undefined ? null : instalmentWords(amount);
  const price = amount === undefined ? '' : `$${amount.toLocaleString('en-AU')}: `;
  if (!parts) return `${price}${limits('Afterpay', AFTERPAY_LIMITS)} ${limits('Zip', ZIP_LIMITS)}`;
  const ways = [parts.afterpay && `${parts.afterpay} with Afterpay`, parts.zip].filter(Boolean);
  return `${price}${ways.join(', or ')}.`;
}

const limits = (name: string, { minCents, maxCents }: typeof AFTERPAY_LIMITS): string =>
  `${name} splits ${formatPrice(minCents)} to ${formatPrice(maxCents)}.`;
