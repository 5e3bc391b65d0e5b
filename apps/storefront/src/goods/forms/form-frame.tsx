import type { MarketingFormKind } from '@wattle/domain/forms';
import * as formsWords from '@wattle/messages/forms';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import styles from './forms.module.css';
import type { MarketingForm } from './use-marketing-form.ts';

type Props<V> = {
  form: MarketingForm<V>;
  kind: MarketingFormKind;
  listId?: string | undefined;
  button: string;
  children: ReactNode;
};

/** Common parts of the forms: banner, fields disabled while sending, button [D-4-30 D-5-11 D-8-01]. */
export function FormFrame<V>({ form, kind, listId, button, children }: Props<V>) {
  const { isRestarted, isBusy } = form;
  const element = form.bind.ref;
  // the button that restarted the form is gone, so focus its first field
  useEffect(() => {
    if (isRestarted) element.current?.querySelector('input')?.focus();
  }, [isRestarted, element]);
  return (
    // POST, so that without JavaScript or before hydration no personal data ends up in an address
    <form {...form.bind} className={styles.form} method="post" action={`/forms/${kind}`}>
      <FormFailure words={form.failure} />
      {listId && <input type="hidden" name="listId" value={listId} />}
      <fieldset className={styles.fields} disabled={isBusy}>
        {children}
        <Trap />
      </fieldset>
      <Button type="submit" wide loading={isBusy}>
        {button}
      </Button>
    </form>
  );
}

/** Honeypot: hidden from people, so only bots fill it in. */
function Trap() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {formsWords.website}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
