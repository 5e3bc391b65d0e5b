import { checkAnswer } from '@wattle/domain/account';
import { accountFormMessages } from '@wattle/messages';
import * as signInWords from '@wattle/messages/sign-in';
import { codeError, ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { BackLine } from './back-line.tsx';
import { SentCode } from './mailed-code-step.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { StepProps } from './step-props.ts';

/** The shop's custom challenge: a code by email, or an answer to its prompt [C-4-17]. */
export function CustomStep({ at, step, demo }: StepProps<'CUSTOM_CHALLENGE'>) {
  const { CODE_DELIVERY_DESTINATION: destination, question } = step.params;
  if (destination !== undefined) return <SentCode at={at} destination={destination} isText={false} demo={demo} />;
  return <Question at={at} words={question ?? signInWords.yourAnswer} />;
}

function Question({ at, words }: Pick<StepProps, 'at'> & { words: string }) {
  const { flow, problem, isBusy } = at;
  const form = useForm({
    initial: { answer: '' },
    check: checkAnswer,
    messages: accountFormMessages,
    send: async ({ answer }) => {
      await flow.answer(answer);
      return flow.get().problem ? {} : undefined;
    },
  });
  return (
    <SignInCard title={signInWords.oneMoreStep} sub={signInWords.pleaseAnswer} takesFocus>
      <SignInForm form={form}>
        <ProblemNotice problem={problem} what={signInWords.toTry} />
        <TextInput
          {...form.field('answer')}
          label={words}
          autoComplete="off"
          error={form.errorOf('answer') ?? codeError(problem)}
        />
        <Button type="submit" wide size="lg" loading={isBusy} loadingLabel={signInWords.oneMoment}>
          {signInWords.goOn}
        </Button>
        <BackLine at={at} />
      </SignInForm>
    </SignInCard>
  );
}
