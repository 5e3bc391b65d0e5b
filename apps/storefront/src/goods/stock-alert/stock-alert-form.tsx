import { checkStockAlert } from '@wattle/domain/forms';
import { marketingFormMessages } from '@wattle/messages';
import * as alertWords from '@wattle/messages/stock-alert';
import { useState } from 'react';
import { browserClient } from '../../page/browser-client.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './stock-alert-form.module.css';

type Props = { productId: string; variantId: string };
type Asked = { readonly email: string; readonly key: string };

/** Asks for one mail when a variant is back; says to whom, and can be undone. */
export default function StockAlertForm({ productId, variantId }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const form = useForm({
    initial: { email: '' },
    check: checkStockAlert,
    messages: marketingFormMessages,
    failure: alertWords.failed,
    send: async ({ email }) => {
      const outcome = await browserClient.askForStock({ productId, variantId, email });
      if (outcome.status !== 'SUCCESS') return { form: alertWords.failed };
      setAsked({ email, key: outcome.value.key });
      return undefined;
    },
  });
  if (asked) {
    const undo = async () => {
      const outcome = await browserClient.endStockAlert({ key: asked.key, isAll: false });
      if (outcome.status !== 'SUCCESS') return;
      setAsked(null);
      form.reset();
    };
    return (
      <p className={styles.asked} role="status">
        <Icon name="check" /> <span>{alertWords.weEmail(asked.email)}</span>
        <button type="button" className="link" onClick={undo}>
          {alertWords.undo}
        </button>
      </p>
    );
  }
  return (
    <form {...form.bind} aria-label={alertWords.emailMe}>
      <FormFailure words={form.failure} />
      <div className={styles.row}>
        <TextInput
          {...form.field('email')}
          label={alertWords.yourEmail}
          type="email"
          autoComplete="email"
          maxLength={250}
          required
          autoFocus
        />
        <Button type="submit" kind="tonal" loading={form.isBusy} loadingLabel={alertWords.asking}>
          {alertWords.ask}
        </Button>
      </div>
    </form>
  );
}
