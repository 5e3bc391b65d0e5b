import type { MarketingFormKind } from '@wattle/domain';
import { MARKETING_FORM_FAILURE } from '@wattle/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './forms.module.css';
import type { MarketingForm } from './use-marketing-form.ts';

type Props<V> = {
  form: MarketingForm<V>;
  kind: MarketingFormKind;
  listId?: string | undefined;
  button: string;
  children: ReactNode;
};

/** What the forms have in common: the banner, fields that are off while it is sent, the button [D-4-30 D-5-11 D-8-01]. */
export function FormFrame<V>({ form, kind, listId, button, children }: Props<V>) {
  const { isRestarted } = form;
  const isSubmitting = form.state === 'submitting';
  const element = useRef<HTMLFormElement>(null);
  // it stands where the button was that asked for it
  useEffect(() => {
    if (isRestarted) element.current?.querySelector('input')?.focus();
  }, [isRestarted]);
  return (
    // without scripts, and before the page has come alive, the browser posts it: nothing of a person is in an address
    <form
      ref={element}
      className={styles.form}
      method="post"
      action={`/forms/${kind}`}
      noValidate
      onSubmit={form.submit}
    >
      {form.state === 'failure' && <Notice tone="bad">{MARKETING_FORM_FAILURE}</Notice>}
      {form.firstWrong && <Notice tone="bad">Not sent yet. {form.firstWrong.message}</Notice>}
      {listId && <input type="hidden" name="listId" value={listId} />}
      <fieldset className={styles.fields} disabled={isSubmitting}>
        {children}
        <Trap />
      </fieldset>
      <Button type="submit" wide loading={isSubmitting}>
        {button}
      </Button>
    </form>
  );
}

/** Nobody sees it, so whoever fills it in is a machine. */
function Trap() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        Website
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
