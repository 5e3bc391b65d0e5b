import { type ReactNode, useEffect, useRef } from 'react';
import styles from './sign-in-card.module.css';
import { SignInPicture } from './sign-in-picture.tsx';

type SignInCardProps = { title: string; sub?: ReactNode; takesFocus?: boolean; children: ReactNode };

/** Where somebody comes in: one thing to do, and from 1024 a still life beside it. */
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

/** Proving a password without sending it is work for a script. */
function NoScripts() {
  return (
    <noscript>
      <p>
        Signing in needs JavaScript, because your password never leaves your browser. Please turn it on and load this
        page again. You can look around the shop without it.
      </p>
    </noscript>
  );
}
