import { type CheckedForm, checkPassword, checkRepeat, rejected, success } from '@wattle/domain';
import { useState } from 'react';
import { ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { useAccountForm } from '../../goods/sign-in/use-account-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { BackLine } from './back-line.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { StepProps } from './step-props.ts';

type Values = { readonly password: string; readonly repeatPassword: string };

function checkNewPassword({ password, repeatPassword }: Values): CheckedForm<string> {
  const reasons = [checkPassword(password, 'password', 'NEW_PASSWORD_EMPTY'), checkRepeat(password, repeatPassword)];
  const wrong = reasons.filter((reason) => reason !== undefined);
  return wrong.length > 0 ? rejected(...wrong) : success(password);
}

/** What the service may want to know besides. */
const ATTRIBUTES: Readonly<Record<string, { readonly label: string; readonly autoComplete: string }>> = {
  given_name: { label: 'First name', autoComplete: 'given-name' },
  family_name: { label: 'Last name', autoComplete: 'family-name' },
  name: { label: 'Name', autoComplete: 'name' },
  phone_number: { label: 'Phone', autoComplete: 'tel' },
};

/** An account that somebody else made: its first password is replaced before anything else [C-4-20]. */
export function NewPasswordStep({ at, step }: StepProps<'NEW_PASSWORD_REQUIRED'>) {
  const { flow, problem, isBusy } = at;
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const form = useAccountForm({
    initial: { password: '', repeatPassword: '' },
    check: checkNewPassword,
    send: (password) =>
      void flow.answer(
        password,
        Object.fromEntries(step.missingAttributes.map((name) => [`userAttributes.${name}`, texts[name] ?? ''])),
      ),
  });
  return (
    <SignInCard title="Choose a new password" sub="Yours was made for you. From now on only you know it." takesFocus>
      <SignInForm onSubmit={form.submit} onAlive={form.adopt}>
        <ProblemNotice problem={problem} what="try" />
        {step.missingAttributes.map((name) => (
          <TextInput
            key={name}
            name={name}
            label={ATTRIBUTES[name]?.label ?? name}
            autoComplete={ATTRIBUTES[name]?.autoComplete}
            value={texts[name] ?? ''}
            onChange={(event) => setTexts({ ...texts, [name]: event.currentTarget.value })}
          />
        ))}
        <input hidden readOnly name="username" autoComplete="username" value={at.email} />
        <NewPasswordFields form={form} label="New password" repeatLabel="Repeat your new password" />
        <Button type="submit" wide size="lg" loading={isBusy} loadingLabel="One moment">
          Save and sign in
        </Button>
        <BackLine at={at} />
      </SignInForm>
    </SignInCard>
  );
}
