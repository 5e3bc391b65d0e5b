import type { FormEvent, ReactNode, Ref } from 'react';
import { useHydrated } from '../../page/use-hydrated.ts';
import styles from './door.module.css';

type Props = { onSubmit: (event: FormEvent<HTMLFormElement>) => void; children: ReactNode; ref?: Ref<HTMLFormElement> };

/** A form that is never sent by the browser itself: before the page is alive a press does nothing, and no password travels. */
export function DoorForm({ onSubmit, children, ref }: Props) {
  const isAlive = useHydrated();
  return (
    <form
      ref={ref}
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
