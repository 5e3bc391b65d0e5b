import { checkChangePassword } from '@wattle/domain/account';
import { accountFormMessages, identityMessage } from '@wattle/messages';
import * as accountWords from '@wattle/messages/account';
import { useId } from 'react';
import { PasswordRules } from '../../../goods/sign-in/password-rules.tsx';
import { useAccount } from '../../../shopper/account/account-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import type { Refusal } from '../../../ui/form/form-model.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import panel from '../../../ui/panel.module.css';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { openAccountCalls } from '../open-account-calls.ts';

type Passwords = { readonly currentPassword: string; readonly newPassword: string };

const EMPTY = { currentPassword: '', newPassword: '', repeatPassword: '' };
const NOT_CHANGED = accountWords.passwordNotChanged;
export const PASSWORD_CHANGED = accountWords.passwordChanged;

/** Changes the password [C-2-58 C-5-42 C-5-43]. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const rulesId = useId();
  const form = useForm({
    initial: EMPTY,
    check: checkChangePassword,
    messages: accountFormMessages,
    failure: NOT_CHANGED,
    send: async (passwords) => {
      const refusal = await change(passwords);
      if (refusal) return refusal;
      form.reset();
      onChanged();
      return undefined;
    },
  });
  return (
    <form {...form.bind} className={panel.form}>
      <Username />
      <PasswordInput
        {...form.field('currentPassword')}
        label={accountWords.currentPassword}
        autoComplete="current-password"
      />
      <div className={panel.row}>
        <PasswordInput
          {...form.field('newPassword')}
          label={accountWords.newPassword}
          autoComplete="new-password"
          aria-describedby={rulesId}
        />
        <PasswordInput
          {...form.field('repeatPassword')}
          label={accountWords.repeatNewPassword}
          autoComplete="new-password"
        />
      </div>
      <PasswordRules id={rulesId} password={form.values.newPassword} />
      <FormFailure words={form.failure} />
      <p className={panel.end}>
        <Button kind="second" type="submit" loading={form.isBusy} loadingLabel={accountWords.changingPassword}>
          {accountWords.changePassword}
        </Button>
      </p>
    </form>
  );
}

/** Hidden username field for password managers. */
function Username() {
  const account = useAccount();
  const email = account?.status === 'SUCCESS' ? account.customer.email : '';
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}

/** Returns nothing on success. */
async function change({ currentPassword, newPassword }: Passwords): Promise<Refusal<typeof EMPTY> | undefined> {
  const { account } = await openAccountCalls();
  const reply = await account.changePassword(currentPassword, newPassword);
  if (reply.status === 'SUCCESS') return undefined;
  const words = identityMessage('CHANGE_PASSWORD', reply.error);
  const isWrong = reply.error.name === 'NotAuthorizedException' && !/attempts exceeded/i.test(reply.error.message);
  return isWrong ? { fields: { currentPassword: words } } : { form: words };
}
