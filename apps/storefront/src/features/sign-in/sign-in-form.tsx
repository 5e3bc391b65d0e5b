import type { ReactNode } from 'react';
import { useHydrated } from '../../page/use-hydrated.ts';
import type { Form } from '../../ui/form/use-form.ts';
import styles from './sign-in-card.module.css';

type Props = { form: Pick<Form<object>, 'bind'>; children: ReactNode };

/** A form the browser never submits, so that no password is sent: a press before hydration is repeated after it. */
export function SignInForm({ form, children }: Props) {
  const isAlive = useHydrated();
  return (
    <form {...form.bind} method="dialog" className={styles.form} data-alive={isAlive || undefined}>
      {children}
    </form>
  );
}
