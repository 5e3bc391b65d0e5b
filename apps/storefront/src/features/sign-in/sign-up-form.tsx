import { checkSignUp } from '@wattle/domain/account';
import { FORM_LIMITS } from '@wattle/domain/forms';
import { accountFormMessages } from '@wattle/messages';
import * as signInWords from '@wattle/messages/sign-in';
import { useEffect, useEffectEvent } from 'react';
import { keepMarketingChoice } from '../../goods/sign-in/marketing-choice.ts';
import { ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { usePoolCall } from '../../goods/sign-in/use-pool-call.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import styles from './sign-in-card.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { useCarriedEmail } from './use-carried.ts';
import type { Flow } from './use-sign-in-flow.ts';

const FIELDS = {
  firstName: { label: signInWords.firstName, autoComplete: 'given-name', type: 'text' },
  lastName: { label: signInWords.lastName, autoComplete: 'family-name', type: 'text' },
  email: { label: signInWords.emailAddress, autoComplete: 'username', type: 'email' },
} as const;

/** Sign-up form; password rules tick as they are met [C-2-53 C-5-13…39]. */
export function SignUpForm({ at }: { at: Flow }) {
  const { call, problem, isBusy, forgive } = usePoolCall('SIGN_UP');
  const form = useForm({
    initial: {
      firstName: '',
      lastName: '',
      email: at.email,
      password: '',
      repeatPassword: '',
      agreeToMarketing: false,
    },
    check: checkSignUp,
    messages: accountFormMessages,
    send: async ({ agreeToMarketing, ...account }) => {
      if (!(await call((calls) => calls.signUp(account)))) return {};
      keepMarketingChoice(account.email, agreeToMarketing);
      at.flow.awaitConfirmation(account.email, account.password);
      return undefined;
    },
  });
  const { values } = form;
  useCarriedEmail((email) => form.put({ email }));
  const isKnown = problem?.kind === 'EXISTS';
  const focusEmail = useEffectEvent(() => form.focus('email'));
  useEffect(() => {
    if (isKnown) focusEmail();
  }, [isKnown]);
  const field = (name: keyof typeof FIELDS) => ({ ...form.field(name), ...FIELDS[name], required: true });
  const email = field('email');
  return (
    <SignInForm form={form}>
      <ProblemNotice problem={problem} email={values.email.trim()} what={signInWords.toCreateAccount} />
      <div className={styles.row}>
        <TextInput {...field('firstName')} maxLength={FORM_LIMITS.nameMax * 2} />
        <TextInput {...field('lastName')} maxLength={FORM_LIMITS.nameMax * 2} />
      </div>
      <TextInput
        {...email}
        onChange={(event) => {
          email.onChange(event);
          if (problem) forgive();
        }}
      />
      <NewPasswordFields form={form} />
      <Checkbox
        label={signInWords.emailPriceDrops}
        name="agreeToMarketing"
        checked={values.agreeToMarketing}
        onChange={(event) => form.set('agreeToMarketing', event.currentTarget.checked)}
      />
      <Button type="submit" wide size="lg" loading={isBusy} loadingLabel={signInWords.oneMoment}>
        {signInWords.createAccount}
      </Button>
    </SignInForm>
  );
}
