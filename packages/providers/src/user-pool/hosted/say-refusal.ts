import type { FaultName, Refused } from '../refuse.ts';
import type { PageProblem } from './form-parts.ts';

const LATER = 'Too many tries. Wait a quarter of an hour, or reset your password.';

/** Cognito's messages are for programs; these are for people. Faults not listed keep Cognito's message. */
const BY_FAULT: Readonly<Partial<Record<FaultName, string>>> = {
  LimitExceededException: LATER,
  TooManyRequestsException: 'Too many tries. Wait a quarter of an hour, and try again.',
  TooManyFailedAttemptsException: 'Too many tries. Wait a quarter of an hour, and try again.',
  UserNotConfirmedException: 'Confirm your email address first: we sent you a code when you made the account.',
  PasswordResetRequiredException: 'Your password has to be set anew. Reset it, then sign in.',
};
const BY_MESSAGE: Readonly<Record<string, string>> = {
  'Incorrect username or password.': 'That email and password don’t match. Check both, or reset your password.',
  'Password attempts exceeded': LATER,
  'User is disabled.': 'This account is closed. Call us if you think that it should not be.',
  'Invalid session for the user, session is expired.': 'That took too long. Please sign in again.',
};

export const sayRefusal = ({ fault, message }: Pick<Refused, 'fault' | 'message'>): PageProblem => ({
  text: BY_FAULT[fault] ?? BY_MESSAGE[message] ?? message,
});

/** The same for an answer that may be retried. */
export const sayWrongAnswer = ({ fault, message }: Pick<Refused, 'fault' | 'message'>): PageProblem => ({
  text:
    fault === 'InvalidPasswordException'
      ? message.replace(/^.*policy: /, '')
      : 'That code isn’t right or has run out. Check the newest one.',
  field: 'answer',
});
