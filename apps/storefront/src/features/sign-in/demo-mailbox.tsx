import * as commonWords from '@wattle/messages/common';
import * as signInWords from '@wattle/messages/sign-in';
import styles from './sign-in-card.module.css';
import type { SignInOptions } from './sign-in-options.ts';

/** Demo shops send no email; this links to the demo mailbox. */
export function DemoMailbox({ demo }: Pick<SignInOptions, 'demo'>) {
  if (demo === null) return null;
  return (
    <p className={styles.below}>
      {signInWords.demoEmailsAreIn}
      <a className="link" href={demo.mailboxPath} target="_blank" rel="noreferrer">
        {signInWords.theMailbox}
        <span className="sr-only">{commonWords.opensInANewTab}</span>
      </a>
      .
    </p>
  );
}
