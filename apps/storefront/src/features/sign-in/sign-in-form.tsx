import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from '../../page/use-hydrated.ts';
import styles from './sign-in-card.module.css';

type Props = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What stands in it by then was typed, or filled in by the browser, before any script could see it. */
  onAlive?: (form: HTMLFormElement) => void;
  children: ReactNode;
  ref?: RefObject<HTMLFormElement | null>;
};

/** A form that is never sent by the browser itself: before the page is alive a press does nothing, and no password travels. */
export function SignInForm({ onSubmit, onAlive, children, ref }: Props) {
  const isAlive = useHydrated();
  const own = useRef<HTMLFormElement>(null);
  const element = ref ?? own;
  const adopt = useRef(onAlive);
  useEffect(() => {
    if (element.current) adopt.current?.(element.current);
  }, [element]);
  return (
    <form
      ref={element}
      method="dialog"
      noValidate
      className={styles.form}
      data-alive={isAlive || undefined}
      onSubmit={onSubmit}
    >
      {children}
    </form>
  );
}
