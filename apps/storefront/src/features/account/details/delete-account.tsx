import { type Customer, checkCurrentPassword } from '@wattle/domain/account';
import { accountFormMessages, identityMessage } from '@wattle/messages';
import * as accountWords from '@wattle/messages/account';
import { useId, useState } from 'react';
import { createSignIn } from '../../../shopper/identity/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { openAccountCalls } from '../open-account-calls.ts';
import styles from '../security/security-section.module.css';

/** Deletes the account after asking for the password again. */
export function DeleteAccount({ customer }: { customer: Customer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.part}>
        <div>
          <h3>{accountWords.deleteTheAccount}</h3>
          <p>{accountWords.deleteHint}</p>
        </div>
        <Button kind="line" onClick={() => setOpen(true)}>
          {accountWords.deleteTheAccount}
        </Button>
      </div>
      {isOpen && <DeleteDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeleteDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const formId = useId();
  const form = useForm({
    initial: { password: '' },
    check: checkCurrentPassword,
    messages: accountFormMessages,
    failure: NOT_DELETED,
    send: async ({ password }) => {
      const refused = await deleteAccount(customer.email, password);
      if (refused === null) return undefined;
      return refused.isPassword ? { fields: { password: refused.words } } : { form: refused.words };
    },
  });
  const foot = (
    <>
      <Button kind="line" onClick={onClose}>
        {accountWords.keepTheAccount}
      </Button>
      <Button kind="second" type="submit" form={formId} loading={form.isBusy} loadingLabel={accountWords.deleting}>
        {accountWords.deleteForGood}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={accountWords.deleteQuestion} foot={foot}>
      <form {...form.bind} id={formId} className={styles.dialog}>
        <p>{accountWords.deleteWarning}</p>
        <input type="email" name="username" autoComplete="username" value={customer.email} readOnly hidden />
        <PasswordInput {...form.field('password')} label={accountWords.yourPassword} autoComplete="current-password" />
        <FormFailure words={form.failure} />
      </form>
    </Dialog>
  );
}

const NOT_DELETED = accountWords.notDeleted;

type Refusal = { readonly isPassword: boolean; readonly words: string };

/** Checks the password and deletes the signed-in account. Null means done and signed out. */
async function deleteAccount(email: string, password: string): Promise<Refusal | null> {
  const { session, account } = await openAccountCalls();
  const proof = await createSignIn(session.identity).start(email, password);
  if (proof.status === 'REJECTED') {
    const isPassword = proof.error.name === 'NotAuthorizedException';
    return { isPassword, words: isPassword ? accountWords.passwordIncorrect : identityMessage('SIGN_IN', proof.error) };
  }
  // delete the shop's data first: afterwards there is no session to do it with
  const forgotten = await session.client.deleteAccount({});
  if (forgotten.status !== 'SUCCESS') return { isPassword: false, words: NOT_DELETED };
  const gone = await account.deleteUser();
  if (gone.status === 'REJECTED') return { isPassword: false, words: identityMessage('SESSION', gone.error) };
  await session.logOut();
  return null;
}
