import { unreachable } from '@wattle/domain';
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

/** What no single field is to blame for. What belongs to the code stands below the code. */
export function ProblemNotice({ problem, email = '', what = 'sign in' }: Props) {
  if (problem === null || problem.kind === 'CODE_WRONG' || problem.kind === 'CODE_USED_UP') return null;
  switch (problem.kind) {
    case 'CREDENTIALS':
      return (
        <Notice tone="bad">
          <b>That email and password don’t match.</b> Check both, or {resetLink('reset your password', email)}.
        </Notice>
      );
    case 'TOO_MANY':
      return (
        <div role="alert">
          <Notice tone="warn" icon="clock">
            <b>Too many tries.</b> You can {what} again at {timeOf(problem.untilMs)}
            {what === 'sign in' && <>, or {resetLink('reset your password', email)} now</>}.
          </Notice>
        </div>
      );
    case 'EXISTS':
      return (
        <div role="alert">
          <Notice>
            <b>This email already has an account.</b> {link('/account/signin', 'Sign in', email)} or{' '}
            {resetLink('reset the password', email)}.
          </Notice>
        </div>
      );
    case 'CONFIRMED':
      return (
        <div role="alert">
          <Notice>
            <b>This account is confirmed already.</b> {link('/account/signin', 'Sign in', email)}.
          </Notice>
        </div>
      );
    case 'START_AGAIN':
      return (
        <Notice tone="bad">
          <b>That took too long.</b> To keep your account safe, please sign in once more.
        </Notice>
      );
    case 'NETWORK':
      return (
        <Notice tone="bad" icon="offline">
          <b>We couldn’t reach the shop.</b> Check your connection and try again. What you typed is still here.
        </Notice>
      );
    case 'OTHER':
      return <Notice tone="bad">{problem.words}</Notice>;
    default:
      return unreachable(problem);
  }
}

/** What the field of a code says. */
export function codeError(problem: SignInProblem | null, source: 'email' | 'app' = 'email'): string | undefined {
  if (problem?.kind === 'CODE_USED_UP') return 'That was wrong too often, so this code has ended. Send a new one.';
  if (problem?.kind !== 'CODE_WRONG') return undefined;
  return source === 'app'
    ? 'That code isn’t right. Enter the one that the app shows now.'
    : 'That code isn’t right or has run out. Check the newest email.';
}
