import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './sign-in-card.module.css';
import { SignInPicture } from './sign-in-picture.tsx';

type Props = { icon: IconName; title: string; children: ReactNode; actions: ReactNode; takesFocus?: boolean };

/** Replaces the form once there is nothing left to enter. */
export function SignInDone({ icon, title, children, actions, takesFocus = true }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={`wrap ${styles.card}`}>
      <section className={styles.done}>
        <span className={styles.tick}>
          <Icon name={icon} />
        </span>
        <h1 ref={heading} className={styles.head} tabIndex={-1}>
          {title}
        </h1>
        {children}
        <p className={styles.actions}>{actions}</p>
      </section>
      <SignInPicture />
    </div>
  );
}
