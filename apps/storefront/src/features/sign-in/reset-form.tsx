import { type CheckedForm, checkForgotPassword, checkResetPassword, type EmailLink } from '@wattle/domain/account';
import { rejected, success } from '@wattle/domain/results';
import { accountFormMessages } from '@wattle/messages';
import * as signInWords from '@wattle/messages/sign-in';
import { useEffect } from 'react';
import { codeError, ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { usePoolCall } from '../../goods/sign-in/use-pool-call.ts';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { type Form, useForm } from '../../ui/form/use-form.ts';
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

/** A link provides the code and the user; without one they are form fields. */
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

/** Saves a new password and signs in. */
export function ResetForm({ at, link, demo, onLinkOver }: Props) {
  const { call, problem, isBusy, forgive } = usePoolCall('RESET_PASSWORD');
  const form = useForm({
    initial: { email: '', code: '', password: '', repeatPassword: '' },
    check: (values: Values) => checkReset(values, link),
    messages: accountFormMessages,
    send: async ({ username, code, password }: Payload) => {
      if (!(await call((calls) => calls.resetPassword(username, code, password)))) return {};
      await at.flow.start(username, password);
      return undefined;
    },
  });
  const isCodeOver = problem?.kind === 'CODE_WRONG' || problem?.kind === 'CODE_USED_UP';
  useEffect(() => {
    if (link && isCodeOver) onLinkOver();
  }, [link, isCodeOver, onLinkOver]);
  useCarriedEmail((email) => form.put({ email }));
  return (
    <SignInForm form={form}>
      <ProblemNotice problem={problem} what={signInWords.toTry} />
      {!link && <CodeFields form={form} problem={problem} onType={forgive} demo={demo} />}
      <NewPasswordFields form={form} label={signInWords.newPassword} repeatLabel={signInWords.repeatNewPassword} />
      <Button type="submit" wide size="lg" loading={isBusy || at.isBusy} loadingLabel={signInWords.saving}>
        {signInWords.saveAndSignIn}
      </Button>
    </SignInForm>
  );
}

type CodeProps = {
  form: Form<Values>;
  problem: Flow['problem'];
  onType: () => void;
  demo: SignInOptions['demo'];
};

function CodeFields({ form, problem, onType, demo }: CodeProps) {
  const { email, code } = form.values;
  return (
    <>
      <TextInput
        {...form.field('email')}
        label={signInWords.emailAddress}
        type="email"
        autoComplete="username"
        required
      />
      <CodeInput
        label={signInWords.code}
        value={code}
        error={form.errorOf('code') ?? codeError(problem)}
        onChange={(typed) => {
          form.set('code', typed);
          if (problem) onType();
        }}
        onBlur={() => form.leave('code')}
      />
      <p className={styles.below}>
        {signInWords.nothingYet}
        <ShopLink className="link" to="/account/password/forgot" state={{ email: email.trim() }}>
          {signInWords.sendNewCode}
        </ShopLink>
        .
      </p>
      <DemoMailbox demo={demo} />
    </>
  );
}
