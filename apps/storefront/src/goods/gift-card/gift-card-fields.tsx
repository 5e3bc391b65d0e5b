import {
  centsOf,
  countCharacters,
  FORM_LIMITS,
  formatPrice,
  GIFT_CARD_AMOUNTS,
  type GiftCardField,
  stripInvalidCharacters,
} from '@wattle/domain';
import { useId } from 'react';
import choice from '../../ui/choice.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import styles from './gift-card-fields.module.css';
import type { GiftCardForm } from './use-gift-card-form.ts';

type Props = { form: GiftCardForm };

/** For how much, to whom, from whom, and what it says [C-3-14]. */
export function GiftCardFieldset({ form }: Props) {
  return (
    <div className={styles.fields}>
      <Amounts form={form} />
      <div className={styles.row}>
        <TextField form={form} field="recipientName" label="Recipient’s name" />
        <TextField form={form} field="recipientEmail" label="Recipient’s email address" type="email" />
      </div>
      <TextField form={form} field="senderName" label="Your name" autoComplete="given-name" />
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
      <legend className={styles.legend}>Amount</legend>
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
  /** What is asked of somebody else is not filled in with one's own. */
  autoComplete?: string;
};

function TextField({ form, field, label, type = 'text', autoComplete = 'off' }: TextFieldProps) {
  return (
    <TextInput
      label={label}
      name={field}
      type={type}
      autoComplete={autoComplete}
      required
      value={form.values[field]}
      error={form.errorOf(field)}
      onChange={(event) => form.set(field, stripInvalidCharacters(event.currentTarget.value))}
      onBlur={() => form.touch(field)}
    />
  );
}

function Message({ form }: Props) {
  const { message } = form.values;
  const count = countCharacters(message);
  return (
    <Textarea
      label="Message"
      optional
      name="message"
      rows={3}
      value={message}
      error={form.errorOf('message')}
      aside={`${count} of ${FORM_LIMITS.giftMessageMax}`}
      onChange={(event) => form.set('message', stripInvalidCharacters(event.currentTarget.value))}
      onBlur={() => form.touch('message')}
    />
  );
}
