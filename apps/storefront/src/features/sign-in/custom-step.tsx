import { useState } from 'react';
import { codeError, ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { BackLine } from './back-line.tsx';
import { SentCode } from './mailed-code-step.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { StepProps } from './step-props.ts';

/** What the shop's own challenge asks for: a code by email, as here, or an answer to whatever it says [C-4-17]. */
export function CustomStep({ at, step, demo }: StepProps<'CUSTOM_CHALLENGE'>) {
  const { CODE_DELIVERY_DESTINATION: destination, question } = step.params;
  if (destination !== undefined) return <SentCode at={at} destination={destination} isText={false} demo={demo} />;
  return <Question at={at} words={question ?? 'Your answer'} />;
}

function Question({ at, words }: Pick<StepProps, 'at'> & { words: string }) {
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { flow, problem, isBusy } = at;
  return (
    <SignInCard title="One more step" sub="Please answer this before you go on." takesFocus>
      <SignInForm
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(answer.trim() === '');
          if (answer.trim() !== '') void flow.answer(answer);
        }}
      >
        <ProblemNotice problem={problem} what="try" />
        <TextInput
          label={words}
          name="answer"
          autoComplete="off"
          value={answer}
          error={isMissing ? 'Enter your answer.' : codeError(problem)}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        <Button type="submit" wide size="lg" loading={isBusy} loadingLabel="One moment">
          Continue
        </Button>
        <BackLine at={at} />
      </SignInForm>
    </SignInCard>
  );
}
