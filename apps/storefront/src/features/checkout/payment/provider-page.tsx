import { PAYMENT_METHODS, type PaymentType } from '@wattle/domain/checkout';
import { type Cents, exactPrice } from '@wattle/domain/money';
import * as checkoutWords from '@wattle/messages/checkout';
import { useEffect, useRef, useState } from 'react';
import { BarWords, BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { pageOf } from './page-of.ts';
import styles from './payment-methods.module.css';
import type { Payment } from './use-payment.ts';

type Props = {
  types: readonly PaymentType[];
  providerName: string;
  amountCents: Cents;
  payment: Payment;
};

/** Chooses a way to pay; the shopper pays on a page of the provider, and nothing about a card is asked here. */
export default function ProviderPage({ types, providerName, amountCents, payment }: Props) {
  const [chosen, setChosen] = useState(types[0]);
  const [isLeaving, setLeaving] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // back from the provider's page via the back-forward cache
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);
  if (chosen === undefined) return <Notice tone="bad">{checkoutWords.methodsNotLoaded}</Notice>;
  const pay = async () => {
    const answer = await payment.pay({ paymentMethod: { type: chosen } });
    const page = answer.kind === 'ACTION' ? pageOf(answer.action) : null;
    if (!page) return;
    setLeaving(true);
    location.assign(page.url);
  };
  const button = (size: 'lg' | 'md') => (
    <Button
      wide={size === 'lg'}
      size={size}
      icon="lock"
      loading={payment.isBusy || isLeaving}
      loadingLabel={checkoutWords.goingTo(providerName)}
      onClick={() => void pay()}
    >
      {checkoutWords.payWith(providerName)}
    </Button>
  );
  return (
    <div className={styles.page}>
      <RadioCards
        legend={checkoutWords.howToPay}
        legendHidden
        name="paymentType"
        options={types.map((type) => ({ value: type, title: PAYMENT_METHODS[type].label }))}
        value={chosen}
        onChange={setChosen}
      />
      <p className={styles.leaving}>{checkoutWords.paidAt(providerName, exactPrice(amountCents))}</p>
      <div ref={place}>{button('lg')}</div>
      <BottomBar label={checkoutWords.payNow} unless={place}>
        <BarWords name={checkoutWords.toPay} amount={exactPrice(amountCents)} />
        {button('md')}
      </BottomBar>
    </div>
  );
}
