import { type CheckoutContact, checkSignUp } from '@wattle/domain';
import { useNavigate } from 'react-router';
import { keepMarketingChoice } from '../../../goods/sign-in/marketing-choice.ts';
import { ProblemNotice } from '../../../goods/sign-in/problem-notice.tsx';
import { useAccountForm } from '../../../goods/sign-in/use-account-form.ts';
import { usePoolCall } from '../../../goods/sign-in/use-pool-call.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import styles from './success-screen.module.css';

const RULES = '8 or more, with upper and lower case, a number and a special character.';

/** A guest has told everything that an account needs, but for a password. */
export function AccountOffer({ contact }: { contact: CheckoutContact }) {
  const { call, problem, isBusy } = usePoolCall('SIGN_UP');
  const navigate = useNavigate();
  const { firstName, lastName, email, agreeToMarketing } = contact;
  const form = useAccountForm({
    initial: { password: '' },
    check: ({ password }) =>
      checkSignUp({ firstName, lastName, email, password, repeatPassword: password, agreeToMarketing }),
    send: async ({ agreeToMarketing: isWanted, ...account }) => {
      if (!(await call((calls) => calls.signUp(account)))) return;
      keepMarketingChoice(account.email, isWanted);
      await navigate('/account/verify', { state: { email: account.email } });
    },
  });
  return (
    <section className={styles.offer} aria-labelledby="account-offer">
      <div>
        <h2 id="account-offer">Keep this order in an account</h2>
        <p>
          Track it, find its papers and the warranty years from now. We have your details; only a password is missing.
        </p>
      </div>
      <form noValidate onSubmit={form.submit}>
        <ProblemNotice problem={problem} email={email} what="create an account" />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label="Choose a password"
          name="password"
          autoComplete="new-password"
          required
          hint={RULES}
          value={form.values.password}
          error={form.errorOf('password')}
          onChange={(event) => form.set('password', event.currentTarget.value)}
          onBlur={() => form.touch('password')}
        />
        <Button type="submit" kind="second" wide loading={isBusy} loadingLabel="One moment">
          Create my account
        </Button>
      </form>
    </section>
  );
}
