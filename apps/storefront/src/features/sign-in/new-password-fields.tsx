import type { NewPasswordFields as Fields } from '@wattle/domain';
import { useId } from 'react';
import { PasswordRules } from '../../goods/sign-in/password-rules.tsx';
import type { AccountForm } from '../../goods/sign-in/use-account-form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';

type Props<V extends Fields> = { form: AccountForm<V>; label?: string; repeatLabel?: string };

/** A new password with its rules, and the same again. */
export function NewPasswordFields<V extends Fields>({
  form,
  label = 'Password',
  repeatLabel = 'Repeat your password',
}: Props<V>) {
  const rulesId = useId();
  const field = (name: 'password' | 'repeatPassword') => ({
    name,
    autoComplete: 'new-password' as const,
    required: true,
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      form.set(name, event.currentTarget.value as V[typeof name]),
    onBlur: () => form.touch(name),
  });
  return (
    <>
      <PasswordInput {...field('password')} label={label} aria-describedby={rulesId} />
      <PasswordRules password={form.values.password} id={rulesId} />
      <PasswordInput {...field('repeatPassword')} label={repeatLabel} />
    </>
  );
}
