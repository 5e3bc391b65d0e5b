import { checkBackupCode } from '@wattle/domain/account';
import { accountFormMessages } from '@wattle/messages';
import * as signInWords from '@wattle/messages/sign-in';
import { type ReactNode, useEffect, useRef } from 'react';
import { codeError, ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { Flow } from './use-sign-in-flow.ts';

/** A backup code in place of the code from the app. */
export function BackupCodeForm({ at, children }: { at: Flow; children: ReactNode }) {
  const { flow, problem, isBusy } = at;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const form = useForm({
    initial: { code: '' },
    check: checkBackupCode,
    messages: accountFormMessages,
    send: async ({ code }) => {
      await flow.answer(code);
      return flow.get().problem ? {} : undefined;
    },
  });
  const field = form.field('code');
  return (
    <SignInForm form={form}>
      <ProblemNotice problem={problem} what={signInWords.toTry} />
      <TextInput
        {...field}
        ref={input}
        label={signInWords.backupCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={form.errorOf('code') ?? codeError(problem, 'backup')}
        onChange={(event) => {
          field.onChange(event);
          if (problem) flow.forgive();
        }}
      />
      <Button type="submit" wide size="lg" loading={isBusy} loadingLabel={signInWords.oneMoment}>
        {signInWords.goOn}
      </Button>
      {children}
    </SignInForm>
  );
}
