import { AFTERPAY_LIMITS, ZIP_LIMITS } from '@wattle/domain/catalogue';
import { formatPrice } from '@wattle/domain/money';
import { groupDigits } from '@wattle/domain/numbers';
import * as commonWords from '@wattle/messages/common';
import * as contentWords from '@wattle/messages/content';
import { instalmentWords } from '@wattle/messages/instalment-amounts';
import { Icon } from '../../../ui/icon.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './widget.module.css';

/** Fallback without a pay-later service: instalments for an amount, or the range that can be split [D-2-66]. */
export function PayLater({ amount }: { amount: number | undefined }) {
  return (
    <p className={styles.line}>
      <Icon name="card" />
      <span>
        {words(amount)}{' '}
        <ShopLink className="link" to="/articles/help/ways-to-pay">
          {commonWords.waysToPay}
        </ShopLink>
      </span>
    </p>
  );
}

function words(amount: number | undefined): string {
  const parts = amount === undefined ? null : instalmentWords(amount);
  const price = amount === undefined ? '' : `$${groupDigits(amount)}: `;
  if (!parts) return `${price}${limits('Afterpay', AFTERPAY_LIMITS)} ${limits('Zip', ZIP_LIMITS)}`;
  const ways = [parts.afterpay && contentWords.withAfterpay(parts.afterpay), parts.zip].filter(Boolean);
  return `${price}${ways.join(', or ')}.`;
}

const limits = (name: string, { minCents, maxCents }: typeof AFTERPAY_LIMITS): string =>
  contentWords.splits(name, formatPrice(minCents), formatPrice(maxCents));
