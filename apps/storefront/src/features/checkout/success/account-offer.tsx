import { checkSignUp } from '@wattle/domain/account';
import type { CheckoutContact } from '@wattle/domain/checkout';
import { accountFormMessages } from '@wattle/messages';
import * as checkoutWords from '@wattle/messages/checkout';
import { keepMarketingChoice } from '../../../goods/sign-in/marketing-choice.ts';
import { ProblemNotice } from '../../../goods/sign-in/problem-notice.tsx';
import { usePoolCall } from '../../../goods/sign-in/use-pool-call.ts';
import { useNavigate } from '../../../router/router-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { PasswordInput } from '../../../ui/password-input.tsx';
import styles from './success-screen.module.css';

const RULES = checkoutWords.passwordHint;

/** A guest has already given everything an account needs, except a password. */
export function AccountOffer({ contact }: { contact: CheckoutContact }) {
  const { call, problem, isBusy } = usePoolCall('SIGN_UP');
  const navigate = useNavigate();
  const { firstName, lastName, email, agreeToMarketing } = contact;
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) =>
      checkSignUp({ firstName, lastName, email, password, repeatPassword: password, agreeToMarketing }),
    messages: accountFormMessages,
    send: async ({ agreeToMarketing: isWanted, ...account }) => {
      if (!(await call((calls) => calls.signUp(account)))) return {};
      keepMarketingChoice(account.email, isWanted);
      await navigate('/account/verify', { state: { email: account.email } });
      return undefined;
    },
  });
  return (
    <section className={styles.offer} aria-labelledby="account-offer">
      <div>
        <h2 id="account-offer">{checkoutWords.saveToAnAccount}</h2>
        <p>{checkoutWords.saveToAnAccountHint}</p>
      </div>
      <form {...form.bind}>
        <ProblemNotice problem={problem} email={email} what={checkoutWords.toCreateAnAccount} />
        <FormFailure words={form.failure} />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordInput
          {...form.field('password')}
          label={checkoutWords.chooseAPassword}
          autoComplete="new-password"
          required
          hint={RULES}
        />
        <Button type="submit" kind="second" wide loading={isBusy} loadingLabel={checkoutWords.oneMoment}>
          {checkoutWords.createMyAccount}
        </Button>
      </form>
    </section>
  );
}
