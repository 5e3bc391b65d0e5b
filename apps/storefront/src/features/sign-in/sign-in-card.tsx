import * as signInWords from '@wattle/messages/sign-in';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './sign-in-card.module.css';
import { SignInPicture } from './sign-in-picture.tsx';

type SignInCardProps = { title: string; sub?: ReactNode; takesFocus?: boolean; children: ReactNode };

/** Layout of the sign-in pages: one task, with a picture beside it from 1024 px. */
export function SignInCard({ title, sub, takesFocus = false, children }: SignInCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={`wrap ${styles.card}`}>
      <section>
        <h1 ref={heading} className={styles.head} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.sub}>{sub}</p>
        <NoScripts />
        {children}
      </section>
      <SignInPicture />
    </div>
  );
}

/** Sign-in proves the password without sending it, which needs JavaScript. */
function NoScripts() {
  return (
    <noscript>
      <p>{signInWords.needsScript}</p>
    </noscript>
  );
}
