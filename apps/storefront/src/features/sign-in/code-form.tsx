import { type ReactNode, useEffect, useState } from 'react';
import { codeError, ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import type { SignInProblem } from '../../goods/sign-in/sign-in-problem.ts';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { SignInForm } from './sign-in-form.tsx';

const LENGTH = 6;

type Props = {
  label?: string;
  button: string;
  source?: 'email' | 'app';
  problem: SignInProblem | null;
  isBusy: boolean;
  onSend: (code: string) => void;
  /** Whoever types again has read what was wrong. */
  onType: () => void;
  email?: string;
  children?: ReactNode;
};

/** A code of six figures; it is sent by itself as soon as it is whole. */
export function CodeForm({ label = 'Code', button, source = 'email', problem, isBusy, onSend, ...rest }: Props) {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const missing = source === 'app' ? 'Enter the code from your app.' : 'Enter the code from your email.';
  // a wrong code is replaced by typing
  useEffect(() => {
    if (problem?.kind !== 'CODE_WRONG') return;
    field?.focus();
    field?.select();
  }, [problem, field]);
  const type = (typed: string): void => {
    setCode(typed);
    setMissing(false);
    if (problem !== null) rest.onType();
  };
  const send = (): void => {
    const isWhole = code.length === LENGTH;
    setMissing(!isWhole);
    if (isWhole) onSend(code);
    else field?.focus();
  };
  return (
    <SignInForm
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ProblemNotice problem={problem} email={rest.email ?? ''} what="try" />
      <CodeInput
        ref={setField}
        label={label}
        value={code}
        error={isMissing ? missing : codeError(problem, source)}
        onChange={type}
        onFull={onSend}
        takesFocus
      />
      <Button type="submit" wide size="lg" loading={isBusy} loadingLabel="One moment">
        {button}
      </Button>
      {rest.children}
    </SignInForm>
  );
}
