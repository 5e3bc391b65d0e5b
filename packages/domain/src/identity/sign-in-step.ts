import { parseJson } from '../recent/stored-list.ts';

/** Second factors, by the service's names. */
export const MFA_TYPES = ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'] as const;
export type MfaType = (typeof MFA_TYPES)[number];

/** The next step of a sign-in. */
export type SignInStep =
  | { readonly step: 'DONE' }
  | { readonly step: 'CUSTOM_CHALLENGE'; readonly params: Readonly<Record<string, string>> }
  | { readonly step: 'MFA_REQUIRED'; readonly challenge: CodeChallenge; readonly destination: string }
  | { readonly step: 'MFA_SETUP'; readonly types: readonly MfaType[] }
  | { readonly step: 'NEW_PASSWORD_REQUIRED'; readonly missingAttributes: readonly string[] }
  | { readonly step: 'TOTP_REQUIRED'; readonly hasBackupCodes: boolean }
  | { readonly step: 'SELECT_MFA_TYPE'; readonly types: readonly MfaType[] }
  /** Not challenges, but rejections with a next step. */
  | { readonly step: 'CONFIRM_SIGN_UP' }
  | { readonly step: 'RESET_PASSWORD' }
  | { readonly step: 'UNSUPPORTED'; readonly challenge: string };

/** Challenges that send a code. */
export type CodeChallenge = 'SMS_MFA' | 'EMAIL_OTP' | 'SMS_OTP';

type Params = Readonly<Record<string, string>>;

/** The step for a challenge of the identity service [C-4-17…22]. */
export function stepOfChallenge(challenge: string, params: Params): SignInStep {
  switch (challenge) {
    case 'CUSTOM_CHALLENGE':
      return { step: 'CUSTOM_CHALLENGE', params };
    case 'SMS_MFA':
    case 'SMS_OTP':
    case 'EMAIL_OTP':
      return { step: 'MFA_REQUIRED', challenge, destination: params.CODE_DELIVERY_DESTINATION ?? '' };
    case 'MFA_SETUP':
      return { step: 'MFA_SETUP', types: readTypes(params.MFAS_CAN_SETUP) };
    case 'NEW_PASSWORD_REQUIRED':
      return { step: 'NEW_PASSWORD_REQUIRED', missingAttributes: readList(params.requiredAttributes) };
    case 'SOFTWARE_TOKEN_MFA':
      return { step: 'TOTP_REQUIRED', hasBackupCodes: params.BACKUP_CODES === 'true' };
    case 'SELECT_MFA_TYPE':
      return { step: 'SELECT_MFA_TYPE', types: readTypes(params.MFAS_CAN_CHOOSE) };
    default:
      return { step: 'UNSUPPORTED', challenge };
  }
}

/** The next step after a rejected sign-in, if there is one. */
export function stepOfRefusal(name: string): SignInStep | undefined {
  if (name === 'UserNotConfirmedException') return { step: 'CONFIRM_SIGN_UP' };
  return name === 'PasswordResetRequiredException' ? { step: 'RESET_PASSWORD' } : undefined;
}

const isMfaType = (type: string): type is MfaType => MFA_TYPES.some((known) => known === type);

const readTypes = (text: string | undefined): readonly MfaType[] => readList(text).filter(isMfaType);

/** The service encodes lists as JSON strings inside JSON. */
function readList(text: string | undefined): readonly string[] {
  const list: unknown = parseJson(text ?? null);
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}
