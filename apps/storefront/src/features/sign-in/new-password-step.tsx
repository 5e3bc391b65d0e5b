import {
  type CheckedForm,
  checkPassword,
  checkRepeat,
  type NewPasswordFields as Passwords,
} from '@wattle/domain/account';
import { rejected, success } from '@wattle/domain/results';
import { accountFormMessages } from '@wattle/messages';
import * as signInWords from '@wattle/messages/sign-in';
import { ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { BackLine } from './back-line.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { StepProps } from './step-props.ts';

/** Passwords, plus attributes under the service's own names. */
type Values = Passwords & Readonly<Record<string, string>>;

function checkNewPassword(values: Values): CheckedForm<Values> {
  const { password, repeatPassword } = values;
  const reasons = [checkPassword(password, 'password', 'NEW_PASSWORD_EMPTY'), checkRepeat(password, repeatPassword)];
  const wrong = reasons.filter((reason) => reason !== undefined);
  return wrong.length > 0 ? rejected(...wrong) : success(values);
}

/** Attributes that the service may require. */
const ATTRIBUTES: Readonly<Record<string, { readonly label: string; readonly autoComplete: string }>> = {
  given_name: { label: signInWords.firstName, autoComplete: 'given-name' },
  family_name: { label: signInWords.lastName, autoComplete: 'family-name' },
  name: { label: signInWords.fullName, autoComplete: 'name' },
  phone_number: { label: signInWords.phone, autoComplete: 'tel' },
};

/** Replaces the first password of an account created by staff [C-4-20]. */
export function NewPasswordStep({ at, step }: StepProps<'NEW_PASSWORD_REQUIRED'>) {
  const { flow, problem, isBusy } = at;
  const asked = step.missingAttributes;
  const initial: Values = {
    ...Object.fromEntries(asked.map((name) => [name, ''])),
    password: '',
    repeatPassword: '',
  };
  const form = useForm({
    initial,
    check: checkNewPassword,
    messages: accountFormMessages,
    send: async (values) => {
      const attributes = asked.map((name) => [`userAttributes.${name}`, values[name] ?? '']);
      await flow.answer(values.password, Object.fromEntries(attributes));
      return flow.get().problem ? {} : undefined;
    },
  });
  return (
    <SignInCard title={signInWords.chooseNewPassword} sub={signInWords.firstPasswordSub} takesFocus>
      <SignInForm form={form}>
        <ProblemNotice problem={problem} what={signInWords.toTry} />
        {asked.map((name) => (
          <TextInput
            key={name}
            {...form.field(name)}
            label={ATTRIBUTES[name]?.label ?? name}
            autoComplete={ATTRIBUTES[name]?.autoComplete}
          />
        ))}
        <input hidden readOnly name="username" autoComplete="username" value={at.email} />
        <NewPasswordFields form={form} label={signInWords.newPassword} repeatLabel={signInWords.repeatNewPassword} />
        <Button type="submit" wide size="lg" loading={isBusy} loadingLabel={signInWords.oneMoment}>
          {signInWords.saveAndSignIn}
        </Button>
        <BackLine at={at} />
      </SignInForm>
    </SignInCard>
  );
}
