import * as formsWords from '@wattle/messages/forms';
import { lazy, Suspense, startTransition, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './newsletter.module.css';

const load = () => import('./newsletter-dialog.tsx');
const NewsletterDialog = lazy(load);

/** Newsletter sign-up in the footer: the email here, the rest in a dialog loaded on demand. */
export function NewsletterForm() {
  const [email, setEmail] = useState<string>();
  return (
    <>
      {/* without JavaScript the browser posts it, and the full form is a page */}
      <form
        className={styles.form}
        method="post"
        action="/forms/subscription"
        noValidate
        onFocus={load}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('email'));
          startTransition(() => setEmail(typed));
        }}
      >
        <input type="hidden" name="step" value="begin" />
        <input
          type="email"
          name="email"
          aria-label={formsWords.emailAddress}
          placeholder={formsWords.emailExample}
          autoComplete="email"
        />
        <button type="submit">{formsWords.signUp}</button>
      </form>
      <Suspense>
        {email !== undefined &&
          // rendered outside the footer, so as not to inherit its light text
          createPortal(<NewsletterDialog email={email} onClose={() => setEmail(undefined)} />, document.body)}
      </Suspense>
    </>
  );
}
