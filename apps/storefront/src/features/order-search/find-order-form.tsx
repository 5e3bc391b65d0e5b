import type { Order } from '@wattle/domain';
import { errorMessages } from '@wattle/messages';
import { type FormEvent, useRef, useState } from 'react';
import { browserClient } from '../../page/browser-client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { checkOrderSearch, cleanOrderNumber, type OrderSearchErrors } from './check-order-search.ts';
import styles from './find-order-screen.module.css';

const PROBLEMS = {
  MISSING: `${errorMessages.ORDER_NOT_FOUND} Check the number and the email address that it was placed with.`,
  ERROR: 'We could not look for your order. Please try again in a moment.',
} as const;

export function FindOrderForm({ onFound }: { onFound: (order: Order) => void }) {
  const [typed, setTyped] = useState({ number: '', email: '' });
  const [errors, setErrors] = useState<OrderSearchErrors>({});
  const [problem, setProblem] = useState<keyof typeof PROBLEMS | null>(null);
  const [isBusy, setBusy] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = checkOrderSearch(typed);
    setErrors(found);
    setProblem(null);
    if (found.number || found.email) return (found.number ? number : email).current?.focus();
    setBusy(true);
    const outcome = await browserClient.findGuestOrder({
      number: cleanOrderNumber(typed.number),
      email: typed.email.trim(),
    });
    setBusy(false);
    if (outcome.status === 'SUCCESS') return onFound(outcome.value);
    setProblem(outcome.status === 'REJECTED' ? 'MISSING' : 'ERROR');
  };
  const change = (field: 'number' | 'email', value: string) => {
    setTyped((now) => ({ ...now, [field]: value }));
    setErrors((now) => ({ ...now, [field]: undefined }));
  };
  return (
    <div className={styles.find}>
      <h1>Track an order</h1>
      <p className={styles.lead}>Both are in the email that came with your order. It needs no account.</p>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {problem && <Notice tone="bad">{PROBLEMS[problem]}</Notice>}
        <TextInput
          ref={number}
          label="Order number"
          name="number"
          placeholder="W-20481736"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={20}
          value={typed.number}
          error={errors.number}
          onChange={(event) => change('number', event.currentTarget.value)}
        />
        <TextInput
          ref={email}
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={250}
          value={typed.email}
          error={errors.email}
          onChange={(event) => change('email', event.currentTarget.value)}
        />
        <Button type="submit" wide size="lg" loading={isBusy} loadingLabel="Looking">
          Find my order
        </Button>
      </form>
      <p className={styles.lead}>
        With an account, all your orders are in one place:{' '}
        <ShopLink className="link" to="/account/orders">
          see your orders
        </ShopLink>
        .
      </p>
      <noscript>
        <p>Switch on JavaScript to look for an order, or call us with its number.</p>
      </noscript>
    </div>
  );
}
