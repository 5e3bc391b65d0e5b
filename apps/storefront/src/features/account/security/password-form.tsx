import { checkChangePassword } from '@wattle/domain';
import { identityMessage } from '@wattle/messages';
import { useId, useRef, useState } from 'react';
import { PasswordRules } from '../../../goods/sign-in/password-rules.tsx';
import { focusField, useAccountForm } from '../../../goods/sign-in/use-account-form.ts';
import { useAccount } from '../../../shopper/account/account-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import panel from '../../../ui/panel.module.css';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { openAccountCalls } from '../open-account-calls.ts';

type Passwords = { readonly currentPassword: string; readonly newPassword: string };

const EMPTY = { currentPassword: '', newPassword: '', repeatPassword: '' };
const NOT_CHANGED = 'We could not change your password. Please try again.';
export const PASSWORD_CHANGED = 'Your password was changed. Other devices are signed out.';

type Refusal = { readonly field: 'currentPassword' | null; readonly words: string };

/** A new password for the old one [C-2-58 C-5-42 C-5-43]. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const rulesId = useId();
  const form = useAccountForm({
    initial: EMPTY,
    check: checkChangePassword,
    send: (passwords) => {
      if (isBusy) return;
      setBusy(true);
      change(passwords)
        .catch(() => ({ field: null, words: NOT_CHANGED }))
        .then((refused) => {
          setBusy(false);
          setRefusal(refused);
          if (refused === null) clear();
          else focusField(element.current, refused.field ?? undefined);
        });
    },
  });
  const clear = (): void => {
    for (const field of ['currentPassword', 'newPassword', 'repeatPassword'] as const) form.set(field, '');
    onChanged();
  };
  const field = (name: keyof typeof EMPTY, label: string) => ({
    name,
    label,
    value: form.values[name],
    error: form.errorOf(name) ?? (refusal?.field === name ? refusal.words : undefined),
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      form.set(name, event.currentTarget.value);
      setRefusal(null);
    },
    onBlur: () => form.touch(name),
  });
  return (
    <form ref={element} className={panel.form} noValidate onSubmit={form.submit}>
      <Username />
      <PasswordInput {...field('currentPassword', 'Current password')} autoComplete="current-password" />
      <div className={panel.row}>
        <PasswordInput
          {...field('newPassword', 'New password')}
          autoComplete="new-password"
          aria-describedby={rulesId}
        />
        <PasswordInput {...field('repeatPassword', 'Repeat the new password')} autoComplete="new-password" />
      </div>
      <PasswordRules id={rulesId} password={form.values.newPassword} />
      {refusal?.field === null && <Notice tone="bad">{refusal.words}</Notice>}
      <p className={panel.end}>
        <Button kind="second" type="submit" loading={isBusy} loadingLabel="Changing">
          Change password
        </Button>
      </p>
    </form>
  );
}

/** Whose password it is, for what keeps passwords. */
function Username() {
  const account = useAccount();
  const email = account?.status === 'SUCCESS' ? account.customer.email : '';
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}

/** Null: it is changed. */
async function change({ currentPassword, newPassword }: Passwords): Promise<Refusal | null> {
  const { account } = await openAccountCalls();
  const reply = await account.changePassword(currentPassword, newPassword);
  if (reply.status === 'SUCCESS') return null;
  const words = identityMessage('CHANGE_PASSWORD', reply.error);
  const isWrong = reply.error.name === 'NotAuthorizedException' && !/attempts exceeded/i.test(reply.error.message);
  return { field: isWrong ? 'currentPassword' : null, words };
}
