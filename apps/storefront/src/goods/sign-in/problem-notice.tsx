import { unreachable } from '@wattle/domain/results';
import * as signInWords from '@wattle/messages/sign-in';
import * as signInCounts from '@wattle/messages/sign-in-counts';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { type SignInProblem, timeOf } from './sign-in-problem.ts';

type Props = { problem: SignInProblem | null; email?: string; what?: string };

const link = (to: string, words: string, email: string): ReactNode => (
  <ShopLink className="link" to={to} state={{ email }}>
    {words}
  </ShopLink>
);
const resetLink = (words: string, email: string): ReactNode => link('/account/password/forgot', words, email);

/** Errors that belong to no single field. Code errors show below the code field. */
export function ProblemNotice({ problem, email = '', what = signInWords.toSignIn }: Props) {
  if (problem === null || problem.kind === 'CODE_WRONG' || problem.kind === 'CODE_USED_UP') return null;
  switch (problem.kind) {
    case 'CREDENTIALS':
      return (
        <Notice tone="bad">
          <b>{signInWords.noMatch}</b>
          {signInWords.checkBothOr}
          {resetLink(signInWords.resetYourPasswordLink, email)}.
        </Notice>
      );
    case 'TOO_MANY':
      return (
        <div role="alert">
          <Notice tone="warn" icon="clock">
            <b>{signInWords.tooManyTries}</b>
            {signInCounts.canAgainAt(what, timeOf(problem.untilMs))}
            {what === signInWords.toSignIn && (
              <>
                {signInWords.orElse}
                {resetLink(signInWords.resetYourPasswordLink, email)}
                {signInWords.orNow}
              </>
            )}
            .
          </Notice>
        </div>
      );
    case 'EXISTS':
      return (
        <div role="alert">
          <Notice>
            <b>{signInWords.emailHasAccount}</b> {link('/account/signin', signInWords.signIn, email)}
            {signInWords.orBetween}
            {resetLink(signInWords.resetThePasswordLink, email)}.
          </Notice>
        </div>
      );
    case 'CONFIRMED':
      return (
        <div role="alert">
          <Notice>
            <b>{signInWords.accountConfirmed}</b> {link('/account/signin', signInWords.signIn, email)}.
          </Notice>
        </div>
      );
    case 'START_AGAIN':
      return (
        <Notice tone="bad">
          <b>{signInWords.tookTooLong}</b>
          {signInWords.signInAgain}
        </Notice>
      );
    case 'NETWORK':
      return (
        <Notice tone="bad" icon="offline">
          <b>{signInWords.shopNotReached}</b>
          {signInWords.connectionHint}
        </Notice>
      );
    case 'PASSKEY':
    case 'OTHER':
      return <Notice tone="bad">{problem.words}</Notice>;
    default:
      return unreachable(problem);
  }
}

/** The error message of the code field. */
export function codeError(
  problem: SignInProblem | null,
  source: 'email' | 'app' | 'backup' = 'email',
): string | undefined {
  if (problem?.kind === 'CODE_USED_UP') return signInWords.codeUsedUp;
  if (problem?.kind !== 'CODE_WRONG') return undefined;
  if (source === 'backup') return signInWords.backupCodeWrong;
  return source === 'app' ? signInWords.appCodeWrong : signInWords.emailCodeWrong;
}
