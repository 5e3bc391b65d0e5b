import { takesGiftCards } from '@wattle/domain/gift-card';
import { type Cents, exactPrice, toCents } from '@wattle/domain/money';
import * as checkoutWords from '@wattle/messages/checkout';
import * as paymentWords from '@wattle/messages/checkout-payment';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './gift-cards.module.css';
import { heldVouchers } from './held-vouchers.ts';
import { VoucherForm } from './voucher-form.tsx';

/** Applied gift cards, a form to add one, and the remaining amount. */
export function GiftCards({ isLocked }: { isLocked: boolean }) {
  const { kept, quote, lines } = useCheckoutPage();
  const isTaken = takesGiftCards(lines);
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const { vouchers } = kept;
  const usedOf = (code: string): Cents => quote.credits.find((credit) => credit.code === code)?.cents ?? toCents(0);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpen(true);
    setOpened(true);
    setNews('');
  };
  const showAdded = () => {
    setOpen(false);
    setNews(checkoutWords.giftCardApplied);
  };
  const cancel = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <section className={styles.cards} aria-labelledby="gift-cards">
      <h3 id="gift-cards" className={styles.head}>
        <Icon name="gift" /> {checkoutWords.giftCards}
      </h3>
      {!isTaken && <p>{checkoutWords.giftCardsNotTaken}</p>}
      {isTaken && vouchers.length > 0 && (
        <ul className={styles.list}>
          {vouchers.map(({ code }) => (
            <HeldCard
              key={code}
              code={code}
              usedCents={usedOf(code)}
              isLocked={isLocked}
              takesFocus={wasOpened}
              onRemoved={() => opener.current?.focus()}
            />
          ))}
        </ul>
      )}
      {isTaken && isOpen && <VoucherForm isLocked={isLocked} onAdded={showAdded} onCancel={cancel} />}
      {isTaken && !isOpen && (
        <button ref={opener} type="button" className={`link ${styles.open}`} disabled={isLocked} onClick={open}>
          {vouchers.length > 0 ? checkoutWords.addAnotherGiftCard : checkoutWords.addAGiftCard}
        </button>
      )}
      <p className={styles.left}>
        <span>{checkoutWords.leftToPay}</span>
        {quote.sum.state === 'WAITING' ? (
          <Skeleton width="96px" height="24px" />
        ) : (
          <strong>{exactPrice(quote.leftCents)}</strong>
        )}
      </p>
      <span className="sr-only" role="status">
        {news}
      </span>
    </section>
  );
}

type HeldProps = {
  code: string;
  usedCents: Cents;
  isLocked: boolean;
  /** It appears because it was just typed. */
  takesFocus: boolean;
  onRemoved: () => void;
};

function HeldCard({ code, usedCents, isLocked, takesFocus, onRemoved }: HeldProps) {
  const name = useRef<HTMLSpanElement>(null);
  const [isNew] = useState(takesFocus);
  useEffect(() => {
    if (isNew) name.current?.focus();
  }, [isNew]);
  const remove = () => {
    heldVouchers.remove(code);
    // the focused element went with its row
    onRemoved();
  };
  return (
    <li>
      <span ref={name} className={styles.name} tabIndex={-1}>
        {paymentWords.endingIn(code)}
        {usedCents === 0 && <small>{checkoutWords.notNeeded}</small>}
      </span>
      <b className={styles.used}>−{exactPrice(usedCents)}</b>
      <button
        type="button"
        className={styles.remove}
        disabled={isLocked}
        aria-label={paymentWords.removeGiftCard(code)}
        onClick={remove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
