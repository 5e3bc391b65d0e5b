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
      {/* without a name nothing of it gets into an address; before the page has come alive `dialog` sends nothing */}
      <form
        className={styles.form}
        method="dialog"
        noValidate
        onFocus={load}
        onSubmit={(event) => {
          event.preventDefault();
          setEmail(event.currentTarget.querySelector('input')?.value);
        }}
      >
        <input type="email" aria-label="Email address" placeholder="you@example.com" autoComplete="email" />
        <button type="submit">Sign up</button>
      </form>
      <noscript>
        <p>Signing up needs JavaScript.</p>
      </noscript>
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
