import { type Cents, toCents } from '@wattle/domain';
import { voucherName } from '@wattle/messages';
import { useRef, useState } from 'react';
import { exactPrice } from '../../../goods/sums/exact-price.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './gift-cards.module.css';
import { heldVouchers } from './held-vouchers.ts';
import { VoucherForm } from './voucher-form.tsx';

/** The gift cards on the order, a form for one more, and what they leave to pay. */
export function GiftCards({ isLocked }: { isLocked: boolean }) {
  const { kept, quote } = useCheckoutPage();
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const { vouchers } = kept;
  const usedOf = (code: string): Cents => quote.credits.find((credit) => credit.code === code)?.cents ?? toCents(0);
  const close = (words: string) => {
    setOpen(false);
    setNews(words);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <section className={styles.cards} aria-labelledby="gift-cards">
      <h3 id="gift-cards" className={styles.head}>
        <Icon name="gift" /> Gift cards
      </h3>
      {vouchers.length > 0 && (
        <ul className={styles.list}>
          {vouchers.map(({ code }) => (
            <HeldCard
              key={code}
              code={code}
              usedCents={usedOf(code)}
              isLocked={isLocked}
              onRemoved={() => opener.current?.focus()}
            />
          ))}
        </ul>
      )}
      {isOpen ? (
        <VoucherForm
          isLocked={isLocked}
          onAdded={() => close('The gift card is applied.')}
          onCancel={() => close('')}
        />
      ) : (
        <button
          ref={opener}
          type="button"
          className={`link ${styles.open}`}
          disabled={isLocked}
          onClick={() => setOpen(true)}
        >
          {vouchers.length > 0 ? 'Add another gift card' : 'Add a gift card'}
        </button>
      )}
      <p className={styles.left}>
        <span>Left to pay</span>
        <strong>{exactPrice(quote.leftCents)}</strong>
      </p>
      <span className="sr-only" role="status">
        {news}
      </span>
    </section>
  );
}

type HeldProps = { code: string; usedCents: Cents; isLocked: boolean; onRemoved: () => void };

function HeldCard({ code, usedCents, isLocked, onRemoved }: HeldProps) {
  const remove = () => {
    heldVouchers.remove(code);
    // what had the focus is gone with its row
    onRemoved();
  };
  return (
    <li>
      <span className={styles.name}>
        {`E${voucherName(code).slice(1)}`}
        {usedCents === 0 && <small>Not needed for this order</small>}
      </span>
      <b className={styles.used}>−{exactPrice(usedCents)}</b>
      <button
        type="button"
        className={styles.remove}
        disabled={isLocked}
        aria-label={`Remove the gift card ${voucherName(code)}`}
        onClick={remove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
