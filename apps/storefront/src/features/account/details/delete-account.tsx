import type { Customer } from '@wattle/domain';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import styles from '../security/security-section.module.css';
import { deleteAccount, NOT_DELETED } from './delete-account-calls.ts';

/** The way out for good, with the password typed once more. */
export function DeleteAccount({ customer }: { customer: Customer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.part}>
        <div>
          <h3>Delete the account</h3>
          <p>Your details, addresses and wishlist go. Orders stay with us as long as the law asks.</p>
        </div>
        <Button kind="line" onClick={() => setOpen(true)}>
          Delete the account
        </Button>
      </div>
      {isOpen && <DeleteDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeleteDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ isPassword: boolean; words: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setProblem({ isPassword: true, words: 'Enter your current password.' });
    if (isBusy) return undefined;
    setBusy(true);
    deleteAccount(customer.email, password)
      .catch(() => ({ isPassword: false, words: NOT_DELETED }))
      .then((refused) => {
        setBusy(false);
        setProblem(refused);
      });
    return undefined;
  };
  const foot = (
    <>
      <Button kind="line" onClick={onClose}>
        Keep the account
      </Button>
      <Button kind="second" type="submit" form={formId} loading={isBusy} loadingLabel="Deleting">
        Delete for good
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Delete your account?" foot={foot}>
      <form id={formId} className={styles.dialog} noValidate onSubmit={submit}>
        <p>
          This cannot be undone. You are signed out everywhere, and your details, addresses and wishlist are removed.
          Repair plans and your rights stay: keep the order numbers.
        </p>
        <input type="email" name="username" autoComplete="username" value={customer.email} readOnly hidden />
        <PasswordInput
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={problem?.isPassword ? problem.words : undefined}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setProblem(null);
          }}
        />
        {problem && !problem.isPassword && <Notice tone="bad">{problem.words}</Notice>}
      </form>
    </Dialog>
  );
}
