import { checkOneTimeCode } from '@wattle/domain/account';
import { accountFormMessages } from '@wattle/messages';
import * as signInWords from '@wattle/messages/sign-in';
import { type ReactNode, useEffect, useState } from 'react';
import { codeError, ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import type { SignInProblem } from '../../goods/sign-in/sign-in-problem.ts';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { SignInForm } from './sign-in-form.tsx';

type Props = {
  label?: string;
  button: string;
  source?: 'email' | 'app';
  problem: SignInProblem | null;
  isBusy: boolean;
  onSend: (code: string) => Promise<void>;
  /** Clears the error when typing resumes. */
  onType: () => void;
  email?: string;
  children?: ReactNode;
};

/** A six-digit code, submitted once complete. */
export function CodeForm({
  label = signInWords.code,
  button,
  source = 'email',
  problem,
  isBusy,
  onSend,
  ...rest
}: Props) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const form = useForm({
    initial: { code: '' },
    check: (typed) => checkOneTimeCode(typed, source),
    messages: accountFormMessages,
    send: async ({ code }) => {
      await onSend(code);
      return undefined;
    },
  });
  // select a wrong code, so that typing replaces it
  useEffect(() => {
    if (problem?.kind !== 'CODE_WRONG') return;
    field?.focus();
    field?.select();
  }, [problem, field]);
  const type = (typed: string): void => {
    form.set('code', typed);
    if (problem !== null) rest.onType();
  };
  return (
    <SignInForm form={form}>
      <ProblemNotice problem={problem} email={rest.email ?? ''} what={signInWords.toTry} />
      <CodeInput
        ref={setField}
        label={label}
        value={form.values.code}
        error={form.errorOf('code') ?? codeError(problem, source)}
        onChange={type}
        onBlur={() => form.leave('code')}
        onFull={(code) => form.sendWith({ code })}
        takesFocus
      />
      <Button type="submit" wide size="lg" loading={isBusy} loadingLabel={signInWords.oneMoment}>
        {button}
      </Button>
      {rest.children}
    </SignInForm>
  );
}
