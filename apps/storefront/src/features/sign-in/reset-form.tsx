import {
  type CheckedForm,
  checkForgotPassword,
  checkResetPassword,
  type EmailLink,
  rejected,
  success,
} from '@wattle/domain';
import { useEffect } from 'react';
import { codeError, ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { useAccountForm } from '../../goods/sign-in/use-account-form.ts';
import { usePoolCall } from '../../goods/sign-in/use-pool-call.ts';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DemoMailbox } from './demo-mailbox.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import styles from './sign-in-card.module.css';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInOptions } from './sign-in-options.ts';
import { useCarriedEmail } from './use-carried.ts';
import type { Flow } from './use-sign-in-flow.ts';

type Values = {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly repeatPassword: string;
};
type Payload = { readonly username: string; readonly code: string; readonly password: string };

/** With a link the code and whose it is are known; without one they are asked for. */
function checkReset({ email, ...fields }: Values, link: EmailLink | undefined): CheckedForm<Payload> {
  const checked = checkResetPassword({ ...fields, code: link?.code ?? fields.code });
  const who = link ? success({ email: link.user }) : checkForgotPassword({ email });
  if (checked.status === 'SUCCESS' && who.status === 'SUCCESS')
    return success({ username: who.value.email, ...checked.value });
  return rejected(
    ...(who.status === 'REJECTED' ? who.reasons : []),
    ...(checked.status === 'REJECTED' ? checked.reasons : []),
  );
}

type Props = { at: Flow; link: EmailLink | undefined; demo: SignInOptions['demo']; onLinkOver: () => void };

/** Saves a new password and signs in with it. */
export function ResetForm({ at, link, demo, onLinkOver }: Props) {
  const { call, problem, isBusy, forgive } = usePoolCall('RESET_PASSWORD');
  const form = useAccountForm({
    initial: { email: '', code: '', password: '', repeatPassword: '' },
    check: (values: Values) => checkReset(values, link),
    send: async ({ username, code, password }: Payload) => {
      if (await call((calls) => calls.resetPassword(username, code, password))) await at.flow.start(username, password);
    },
  });
  const isCodeOver = problem?.kind === 'CODE_WRONG' || problem?.kind === 'CODE_USED_UP';
  useEffect(() => {
    if (link && isCodeOver) onLinkOver();
  }, [link, isCodeOver, onLinkOver]);
  useCarriedEmail((email) => form.set('email', email));
  return (
    <SignInForm onSubmit={form.submit} onAlive={form.adopt}>
      <ProblemNotice problem={problem} what="try" />
      {!link && <CodeFields form={form} problem={problem} onType={forgive} demo={demo} />}
      <NewPasswordFields form={form} label="New password" repeatLabel="Repeat your new password" />
      <Button type="submit" wide size="lg" loading={isBusy || at.isBusy} loadingLabel="Saving">
        Save and sign in
      </Button>
    </SignInForm>
  );
}

type CodeProps = {
  form: ReturnType<typeof useAccountForm<Values, Payload>>;
  problem: Flow['problem'];
  onType: () => void;
  demo: SignInOptions['demo'];
};

function CodeFields({ form, problem, onType, demo }: CodeProps) {
  const { email, code } = form.values;
  return (
    <>
      <TextInput
        label="Email address"
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        error={form.errorOf('email')}
        onChange={(event) => form.set('email', event.currentTarget.value)}
        onBlur={() => form.touch('email')}
      />
      <CodeInput
        label="Code"
        value={code}
        error={form.errorOf('code') ?? codeError(problem)}
        onChange={(typed) => {
          form.set('code', typed);
          if (problem) onType();
        }}
      />
      <p className={styles.below}>
        Nothing yet?{' '}
        <ShopLink className="link" to="/account/password/forgot" state={{ email: email.trim() }}>
          Send a new code
        </ShopLink>
        .
      </p>
      <DemoMailbox demo={demo} />
    </>
  );
}
