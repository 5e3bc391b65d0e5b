import { checkSignUp, FORM_LIMITS } from '@wattle/domain';
import { useEffect, useRef } from 'react';
import { keepMarketingChoice } from '../../goods/sign-in/marketing-choice.ts';
import { ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { focusField, useAccountForm } from '../../goods/sign-in/use-account-form.ts';
import { usePoolCall } from '../../goods/sign-in/use-pool-call.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import styles from './sign-in-card.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { useCarriedEmail } from './use-carried.ts';
import type { Flow } from './use-sign-in-flow.ts';

const FIELDS = {
  firstName: { label: 'First name', autoComplete: 'given-name', type: 'text' },
  lastName: { label: 'Last name', autoComplete: 'family-name', type: 'text' },
  email: { label: 'Email address', autoComplete: 'username', type: 'email' },
} as const;

/** A new account: its rules tick while the password is typed [C-2-53 C-5-13…39]. */
export function SignUpForm({ at }: { at: Flow }) {
  const { call, problem, isBusy, forgive } = usePoolCall('SIGN_UP');
  const element = useRef<HTMLFormElement>(null);
  const form = useAccountForm({
    initial: {
      firstName: '',
      lastName: '',
      email: at.email,
      password: '',
      repeatPassword: '',
      agreeToMarketing: false,
    },
    check: checkSignUp,
    send: async ({ agreeToMarketing, ...account }) => {
      if (!(await call((calls) => calls.signUp(account)))) return;
      keepMarketingChoice(account.email, agreeToMarketing);
      at.flow.awaitConfirmation(account.email, account.password);
    },
  });
  const { values, set } = form;
  useCarriedEmail((email) => set('email', email));
  const isKnown = problem?.kind === 'EXISTS';
  useEffect(() => {
    if (isKnown) focusField(element.current, 'email');
  }, [isKnown]);
  const field = (name: keyof typeof FIELDS) => ({
    ...FIELDS[name],
    name,
    required: true,
    value: values[name],
    error: form.errorOf(name),
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      set(name, event.currentTarget.value);
      if (name === 'email' && problem) forgive();
    },
    onBlur: () => form.touch(name),
  });
  return (
    <SignInForm ref={element} onSubmit={form.submit} onAlive={form.adopt}>
      <ProblemNotice problem={problem} email={values.email.trim()} what="create an account" />
      <div className={styles.row}>
        <TextInput {...field('firstName')} maxLength={FORM_LIMITS.nameMax * 2} />
        <TextInput {...field('lastName')} maxLength={FORM_LIMITS.nameMax * 2} />
      </div>
      <TextInput {...field('email')} />
      <NewPasswordFields form={form} />
      <Checkbox
        label="Email me prices that went down, once a week"
        name="agreeToMarketing"
        checked={values.agreeToMarketing}
        onChange={(event) => set('agreeToMarketing', event.currentTarget.checked)}
      />
      <Button type="submit" wide size="lg" loading={isBusy} loadingLabel="One moment">
        Create account
      </Button>
    </SignInForm>
  );
}
