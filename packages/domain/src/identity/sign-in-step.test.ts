import { describe, expect, it } from 'vitest';
import { answerChallenge } from './answer-challenge.ts';
import { type SignInStep, stepOfChallenge, stepOfRefusal } from './sign-in-step.ts';

const to = { CODE_DELIVERY_DESTINATION: 'm***@e***' };

const rows: readonly (readonly [string, Record<string, string>, SignInStep, string])[] = [
  ['CUSTOM_CHALLENGE', { hint: 'x' }, { step: 'CUSTOM_CHALLENGE', params: { hint: 'x' } }, '[C-4-17]'],
  ['SMS_MFA', to, { step: 'MFA_REQUIRED', challenge: 'SMS_MFA', destination: 'm***@e***' }, '[C-4-18]'],
  ['EMAIL_OTP', to, { step: 'MFA_REQUIRED', challenge: 'EMAIL_OTP', destination: 'm***@e***' }, '[C-4-18]'],
  ['SMS_OTP', {}, { step: 'MFA_REQUIRED', challenge: 'SMS_OTP', destination: '' }, '[C-4-18]'],
  [
    'MFA_SETUP',
    { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA","PIGEON"]' },
    { step: 'MFA_SETUP', types: ['SOFTWARE_TOKEN_MFA'] },
    '[C-4-19]',
  ],
  [
    'NEW_PASSWORD_REQUIRED',
    { requiredAttributes: '["given_name"]' },
    { step: 'NEW_PASSWORD_REQUIRED', missingAttributes: ['given_name'] },
    '[C-4-20]',
  ],
  ['NEW_PASSWORD_REQUIRED', {}, { step: 'NEW_PASSWORD_REQUIRED', missingAttributes: [] }, '[C-4-20]'],
  ['SOFTWARE_TOKEN_MFA', {}, { step: 'TOTP_REQUIRED', hasBackupCodes: false }, '[C-4-21]'],
  ['SOFTWARE_TOKEN_MFA', { BACKUP_CODES: 'true' }, { step: 'TOTP_REQUIRED', hasBackupCodes: true }, ''],
  [
    'SELECT_MFA_TYPE',
    { MFAS_CAN_CHOOSE: '["SMS_MFA","SOFTWARE_TOKEN_MFA"]' },
    { step: 'SELECT_MFA_TYPE', types: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'] },
    '[C-4-22]',
  ],
  [
    'NEW_PASSWORD_REQUIRED',
    { requiredAttributes: '["given_name", 7, null]' },
    { step: 'NEW_PASSWORD_REQUIRED', missingAttributes: ['given_name'] },
    '[C-4-20]',
  ],
  ['SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: '{' }, { step: 'SELECT_MFA_TYPE', types: [] }, '[C-4-22]'],
  ['DEVICE_SRP_AUTH', {}, { step: 'UNSUPPORTED', challenge: 'DEVICE_SRP_AUTH' }, ''],
];

describe('a challenge leads to', () => {
  it.each(rows)('%s %j: %j %s', (challenge, params, step, _ids) => {
    expect(stepOfChallenge(challenge, params)).toEqual(step);
  });

  it.each([
    ['UserNotConfirmedException', 'CONFIRM_SIGN_UP'],
    ['PasswordResetRequiredException', 'RESET_PASSWORD'],
    ['NotAuthorizedException', undefined],
  ])('refused with %s: %s', (name, step) => {
    expect(stepOfRefusal(name)?.step).toBe(step);
  });
});

const step = (challenge: string, params: Record<string, string> = {}) => stepOfChallenge(challenge, params);
const choice = step('SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: '["SMS_MFA","SOFTWARE_TOKEN_MFA"]' });
const setup = (types: string) => step('MFA_SETUP', { MFAS_CAN_SETUP: types });

describe('a challenge is answered', () => {
  it.each([
    [step('CUSTOM_CHALLENGE'), ' wattle ', 'CUSTOM_CHALLENGE', { ANSWER: 'wattle' }, '[C-4-17]'],
    [step('SMS_MFA'), '123456 ', 'SMS_MFA', { SMS_MFA_CODE: '123456' }, '[C-4-18]'],
    [step('EMAIL_OTP'), '123456', 'EMAIL_OTP', { EMAIL_OTP_CODE: '123456' }, '[C-4-18]'],
    [setup('["SOFTWARE_TOKEN_MFA"]'), '123456', 'MFA_SETUP', {}, '[C-4-19]'],
    [setup('["EMAIL_OTP"]'), 'mia@example.com', 'MFA_SETUP', { EMAIL: 'mia@example.com' }, '[C-4-19]'],
    [step('NEW_PASSWORD_REQUIRED'), 'A b1!cdef', 'NEW_PASSWORD_REQUIRED', { NEW_PASSWORD: 'A b1!cdef' }, '[C-4-20]'],
    [step('NEW_PASSWORD_REQUIRED'), ' A b1! ', 'NEW_PASSWORD_REQUIRED', { NEW_PASSWORD: ' A b1! ' }, '[C-4-20]'],
    [step('SOFTWARE_TOKEN_MFA'), '123456', 'SOFTWARE_TOKEN_MFA', { SOFTWARE_TOKEN_MFA_CODE: '123456' }, '[C-4-21]'],
    [choice, 'SMS_MFA', 'SELECT_MFA_TYPE', { ANSWER: 'SMS_MFA' }, '[C-4-22]'],
  ] as const)('%j with %j as %s %j %s', (asked, typed, challenge, responses, _ids) => {
    expect(answerChallenge(asked, typed)).toEqual({ status: 'SUCCESS', value: { challenge, responses } });
  });

  it.each([
    [step('SMS_MFA'), '  ', 'CHALLENGE_RESPONSE_EMPTY', '[C-5-81]'],
    [choice, 'EMAIL_OTP', 'MFA_TYPE_INVALID', '[C-5-84]'],
    [setup('["SMS_MFA"]'), '1', 'MFA_METHOD_MISSING', '[C-5-83]'],
    [setup(''), '1', 'MFA_METHOD_MISSING', '[C-5-83]'],
    [step('DEVICE_SRP_AUTH'), '1', 'CREDENTIALS_NEEDED', ''],
  ] as const)('not %j with %j: %s %s', (asked, typed, name, _ids) => {
    expect(answerChallenge(asked, typed)).toMatchObject({ status: 'REJECTED', error: { name } });
  });
});
