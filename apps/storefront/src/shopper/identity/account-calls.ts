import { IDENTITY, type IdentityReply, identityRefusal, waitForLink } from '@wattle/domain/identity';
import type { Identity } from './create-identity.ts';
import { type Json, readText } from './json.ts';
import type { createSignIn, SignIn } from './sign-in.ts';

export type NewAccount = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
};

type Done = Promise<IdentityReply<Json>>;

const refuse = async (fault: Parameters<typeof identityRefusal>[0]): Done => identityRefusal(fault);

const attributeList = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));

/** Account creation and changes. Loaded only by pages that need it. */
export function createAccountCalls({ config: { clientId }, browser, call, callAsUser }: Identity) {
  const ofUser = (operation: string, username: string, body: Json = {}): Done =>
    username === '' ? refuse('USERNAME_EMPTY') : call(operation, { ClientId: clientId, Username: username, ...body });

  const withCode = (operation: string, username: string, code: string, body: Json = {}): Done =>
    code === '' ? refuse('CONFIRMATION_CODE_EMPTY') : ofUser(operation, username, { ConfirmationCode: code, ...body });

  const confirmSignUp = (username: string, code: string): Done => withCode('ConfirmSignUp', username, code);

  type Password = Pick<ReturnType<typeof createSignIn>, 'start'>;

  return {
    confirmSignUp,

    /** [C-5-78 C-5-79 C-5-82] */
    async signUp({ email, password, firstName, lastName }: NewAccount): Done {
      if (password === '') return refuse('PASSWORD_EMPTY');
      const UserAttributes = attributeList({ email, given_name: firstName, family_name: lastName });
      const reply = await ofUser('SignUp', email, { Password: password, UserAttributes });
      const isKnown = reply.status === 'REJECTED' || readText(reply.value, 'UserSub') !== '';
      return isKnown ? reply : refuse('ACCOUNT_CREATION_FAILED');
    },

    /** After sign-up the password is still in memory, so a confirmed code signs in [C-4-23]. */
    async confirmAndSignIn(signIn: Password, username: string, code: string, password: string) {
      const confirmed = await confirmSignUp(username, code);
      return confirmed.status === 'REJECTED' ? confirmed : signIn.start(username, password);
    },

    /** The same after the email's link was opened [C-4-24 C-9-47]. */
    signInAfterLink: (signIn: Password, username: string, password: string): Promise<IdentityReply<SignIn>> =>
      waitForLink(async () => {
        const reply = await signIn.start(username, password);
        const isWaiting = reply.status === 'SUCCESS' && reply.value.next.step === 'CONFIRM_SIGN_UP';
        return isWaiting ? { status: 'NOT_YET' } : reply;
      }, browser.wait),

    resendCode: (username: string): Done => ofUser('ResendConfirmationCode', username),
    forgotPassword: (username: string): Done => ofUser('ForgotPassword', username),
    resetPassword: (username: string, code: string, password: string): Done =>
      password === ''
        ? refuse('PASSWORD_EMPTY')
        : withCode('ConfirmForgotPassword', username, code, { Password: password }),

    changePassword: (PreviousPassword: string, ProposedPassword: string): Done =>
      callAsUser('ChangePassword', { PreviousPassword, ProposedPassword }),
    updateAttributes: (attributes: Readonly<Record<string, string>>): Done =>
      callAsUser('UpdateUserAttributes', { UserAttributes: attributeList(attributes) }),
    deleteUser: (): Done => callAsUser('DeleteUser'),

    /** [C-5-86 C-9-48] */
    async listDevices(): Done {
      const reply = await callAsUser('ListDevices', { Limit: IDENTITY.devicesMax });
      const isOff = reply.status === 'REJECTED' && reply.error.name === 'InvalidUserPoolConfigurationException';
      return isOff ? refuse('DEVICE_TRACKING_OFF') : reply;
    },
  };
}
