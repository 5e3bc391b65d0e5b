import styles from './sign-in-card.module.css';
import type { SignInOptions } from './sign-in-options.ts';

/** In a demo shop nothing is really sent: here is where it is read. */
export function DemoMailbox({ demo }: Pick<SignInOptions, 'demo'>) {
  if (demo === null) return null;
  return (
    <p className={styles.below}>
      This is a demo shop: its emails are in{' '}
      <a className="link" href={demo.mailboxPath} target="_blank" rel="noreferrer">
        the mailbox<span className="sr-only"> (opens in a new tab)</span>
      </a>
      .
    </p>
  );
}
