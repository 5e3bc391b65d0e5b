import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './newsletter.module.css';

const load = () => import('./newsletter-dialog.tsx');
const NewsletterDialog = lazy(load);

/** The newsletter in the footer: an address here, the rest of the form in a dialog that is fetched when it is needed. */
export function NewsletterForm() {
  const [email, setEmail] = useState<string>();
  return (
    <>
      {/* without scripts the browser posts it, and the rest of the form is a page */}
      <form
        className={styles.form}
        method="post"
        action="/forms/subscription"
        noValidate
        onFocus={load}
        onSubmit={(event) => {
          event.preventDefault();
          setEmail(String(new FormData(event.currentTarget).get('email')));
        }}
      >
        <input type="hidden" name="step" value="begin" />
        <input
          type="email"
          name="email"
          aria-label="Email address"
          placeholder="you@example.com"
          autoComplete="email"
        />
        <button type="submit">Sign up</button>
      </form>
      {email !== undefined &&
        // not in the footer, whose light text it would take over
        createPortal(
          <Suspense>
            <NewsletterDialog email={email} onClose={() => setEmail(undefined)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
