import { countCharacters, FORM_LIMITS } from '@wattle/domain/forms';
import type { GiftCardField, GiftCardFields } from '@wattle/domain/gift-card';
import { centsOf, formatPrice } from '@wattle/domain/money';
import { GIFT_CARD_AMOUNTS } from '@wattle/domain/settings';
import { charactersUsed } from '@wattle/messages/characters-used';
import * as giftCardWords from '@wattle/messages/gift-card';
import { useId } from 'react';
import choice from '../../ui/choice.module.css';
import { classNames } from '../../ui/class-names.ts';
import type { Form } from '../../ui/form/use-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import styles from './gift-card-fields.module.css';

type Props = { form: Form<GiftCardFields> };

/** Amount, recipient, sender and message [C-3-14]. */
export function GiftCardFieldset({ form }: Props) {
  return (
    <div className={styles.fields}>
      <Amounts form={form} />
      <div className={styles.row}>
        <TextField form={form} field="recipientName" label={giftCardWords.recipientName} />
        <TextField form={form} field="recipientEmail" label={giftCardWords.recipientEmail} type="email" />
      </div>
      <TextField form={form} field="senderName" label={giftCardWords.yourName} autoComplete="given-name" />
      <Message form={form} />
    </div>
  );
}

/** [C-9-31] */
function Amounts({ form }: Props) {
  const errorId = useId();
  const error = form.errorOf('amount');
  return (
    <fieldset {...(error && { 'aria-describedby': errorId })}>
      <legend className={styles.legend}>{giftCardWords.amount}</legend>
      <div className={styles.amounts}>
        {GIFT_CARD_AMOUNTS.map((amount) => (
          <label key={amount} className={styles.amount}>
            <input
              type="radio"
              className={classNames(choice.dot, styles.dot)}
              name="amount"
              value={amount}
              checked={amount === form.values.amount}
              onChange={() => form.set('amount', amount)}
            />
            {formatPrice(centsOf(amount))}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={choice.error}>
          <Icon name="alert" /> {error}
        </p>
      )}
    </fieldset>
  );
}

type TextFieldProps = Props & {
  field: Exclude<GiftCardField, 'amount' | 'message'>;
  label: string;
  type?: string;
  /** Off for the recipient's details, so that the shopper's own are not filled in. */
  autoComplete?: string;
};

function TextField({ form, field, label, type = 'text', autoComplete = 'off' }: TextFieldProps) {
  return <TextInput {...form.field(field)} label={label} type={type} autoComplete={autoComplete} required />;
}

function Message({ form }: Props) {
  const message = form.field('message');
  return (
    <Textarea
      {...message}
      label={giftCardWords.message}
      optional
      rows={3}
      aside={charactersUsed(countCharacters(message.value), FORM_LIMITS.giftMessageMax)}
    />
  );
}
