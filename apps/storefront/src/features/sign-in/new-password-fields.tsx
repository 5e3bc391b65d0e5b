import type { NewPasswordFields as Fields } from '@wattle/domain/account';
import * as signInWords from '@wattle/messages/sign-in';
import { useId } from 'react';
import { PasswordRules } from '../../goods/sign-in/password-rules.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';

type Props = { form: Pick<Form<Fields>, 'values' | 'field'>; label?: string; repeatLabel?: string };

/** A new password with its rules, and a repeat field. */
export function NewPasswordFields({
  form,
  label = signInWords.password,
  repeatLabel = signInWords.repeatPassword,
}: Props) {
  const rulesId = useId();
  const input = { autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <PasswordInput {...form.field('password')} {...input} label={label} aria-describedby={rulesId} />
      <PasswordRules password={form.values.password} id={rulesId} />
      <PasswordInput {...form.field('repeatPassword')} {...input} label={repeatLabel} />
    </>
  );
}
