import { success } from '../results/outcome.ts';
import { type IdentityReply, identityRefusal } from './identity-fault.ts';
import type { SignInStep } from './sign-in-step.ts';

/** A challenge and its responses, without the user name. */
export type ChallengeAnswer = {
  readonly challenge: string;
  readonly responses: Readonly<Record<string, string>>;
};

const answer = (challenge: string, field: string, value: string): IdentityReply<ChallengeAnswer> =>
  success({ challenge, responses: { [field]: value } });

/** Turns a visitor's input into the response to a challenge [C-4-17…22 C-5-81 C-5-83 C-5-84]. */
export function answerChallenge(step: SignInStep, typed: string): IdentityReply<ChallengeAnswer> {
  // passwords may contain spaces, codes do not
  const value = step.step === 'NEW_PASSWORD_REQUIRED' ? typed : typed.trim();
  if (value === '') return identityRefusal('CHALLENGE_RESPONSE_EMPTY');
  switch (step.step) {
    case 'CUSTOM_CHALLENGE':
      return answer('CUSTOM_CHALLENGE', 'ANSWER', value);
    case 'MFA_REQUIRED':
      return answer(step.challenge, `${step.challenge}_CODE`, value);
    case 'TOTP_REQUIRED':
      return answer('SOFTWARE_TOKEN_MFA', 'SOFTWARE_TOKEN_MFA_CODE', value);
    case 'NEW_PASSWORD_REQUIRED':
      return answer('NEW_PASSWORD_REQUIRED', 'NEW_PASSWORD', value);
    case 'SELECT_MFA_TYPE':
      return step.types.some((type) => type === value)
        ? answer('SELECT_MFA_TYPE', 'ANSWER', value)
        : identityRefusal('MFA_TYPE_INVALID');
    case 'MFA_SETUP':
      return setUp(step.types, value);
    default:
      return identityRefusal('CREDENTIALS_NEEDED');
  }
}

/** An authenticator app is set up with its own code, email with an address; other methods are not supported. */
function setUp(types: readonly string[], value: string): IdentityReply<ChallengeAnswer> {
  if (types.includes('SOFTWARE_TOKEN_MFA')) return success({ challenge: 'MFA_SETUP', responses: {} });
  return types.includes('EMAIL_OTP') ? answer('MFA_SETUP', 'EMAIL', value) : identityRefusal('MFA_METHOD_MISSING');
}
