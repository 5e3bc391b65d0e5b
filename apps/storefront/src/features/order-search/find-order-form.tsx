import type { CallValue } from '@wattle/contract';
import { checkOrderSearch } from '@wattle/domain/order';
import { ORDER_SEARCH_FAILURES, orderSearchMessages } from '@wattle/messages';
import * as orderSearchWords from '@wattle/messages/order-search';
import { browserClient } from '../../page/browser-client.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './find-order-screen.module.css';

type Props = {
  onFound: (order: CallValue<'findGuestOrder'>) => void;
  /** The number of a link that has ended. */
  number?: string | undefined;
  /** Why the form is shown instead of an order. */
  hint?: string | undefined;
};

export function FindOrderForm({ onFound, number = '', hint }: Props) {
  const form = useForm({
    initial: { number, email: '' },
    check: checkOrderSearch,
    messages: orderSearchMessages,
    failure: ORDER_SEARCH_FAILURES.error,
    send: async (asked) => {
      const outcome = await browserClient.findGuestOrder(asked);
      if (outcome.status !== 'SUCCESS') {
        return { form: ORDER_SEARCH_FAILURES[outcome.status === 'REJECTED' ? 'missing' : 'error'] };
      }
      onFound(outcome.value);
      return undefined;
    },
  });
  return (
    <div className={styles.find}>
      <h1>{orderSearchWords.trackAnOrder}</h1>
      <p className={styles.lead}>{orderSearchWords.intro}</p>
      {hint && <Notice tone="warn">{hint}</Notice>}
      <form {...form.bind} className={styles.form}>
        <FormFailure words={form.failure} />
        <TextInput
          {...form.field('number')}
          label={orderSearchWords.orderNumber}
          placeholder={orderSearchWords.orderNumberExample}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={20}
        />
        <TextInput
          {...form.field('email')}
          label={orderSearchWords.emailAddress}
          type="email"
          autoComplete="email"
          required
          maxLength={250}
        />
        <Button type="submit" wide size="lg" loading={form.isBusy} loadingLabel={orderSearchWords.looking}>
          {orderSearchWords.findMyOrder}
        </Button>
      </form>
      <p className={styles.lead}>
        {orderSearchWords.withAnAccount}{' '}
        <ShopLink className="link" to="/account/orders">
          {orderSearchWords.seeYourOrders}
        </ShopLink>
        .
      </p>
      <noscript>
        <p>{orderSearchWords.needsScript}</p>
      </noscript>
    </div>
  );
}
