import { createBackupCodes } from './backup-codes.ts';
import { confirmDevice, forgetDevice, listDevices } from './devices.ts';
import { initiateAuth } from './initiate-auth.ts';
import { associateSoftwareToken, setUserMfaPreference, verifySoftwareToken } from './mfa.ts';
import type { Operation } from './operation.ts';
import {
  completeWebAuthnRegistration,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
  startWebAuthnRegistration,
} from './passkeys.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './password.ts';
import { respondToAuthChallenge } from './respond-to-auth-challenge.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts';
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './tokens.ts';
import {
  deleteUser,
  getUser,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './user.ts';

/** The supported operations. Admin operations are absent, so nobody can call them. */
export const OPERATIONS: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    SignUp: signUp,
    ConfirmSignUp: confirmSignUp,
    ResendConfirmationCode: resendConfirmationCode,
    InitiateAuth: initiateAuth,
    RespondToAuthChallenge: respondToAuthChallenge,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    RevokeToken: revokeToken,
    GlobalSignOut: globalSignOut,
    GetUser: getUser,
    UpdateUserAttributes: updateUserAttributes,
    VerifyUserAttribute: verifyUserAttribute,
    GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
    ChangePassword: changePassword,
    ForgotPassword: forgotPassword,
    ConfirmForgotPassword: confirmForgotPassword,
    AssociateSoftwareToken: associateSoftwareToken,
    VerifySoftwareToken: verifySoftwareToken,
    SetUserMFAPreference: setUserMfaPreference,
    CreateBackupCodes: createBackupCodes,
    ConfirmDevice: confirmDevice,
    ListDevices: listDevices,
    ForgetDevice: forgetDevice,
    StartWebAuthnRegistration: startWebAuthnRegistration,
    CompleteWebAuthnRegistration: completeWebAuthnRegistration,
    ListWebAuthnCredentials: listWebAuthnCredentials,
    DeleteWebAuthnCredential: deleteWebAuthnCredential,
    DeleteUser: deleteUser,
  }),
);
