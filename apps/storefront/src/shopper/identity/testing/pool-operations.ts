import { type Call, needCode } from './pool-call.ts';
import { createPoolPasskeys } from './pool-passkeys.ts';
import { createPoolSignIn } from './pool-sign-in.ts';
import { createUserOperations } from './pool-user-operations.ts';
import { PoolException, type PoolUsers } from './pool-users.ts';

/** The pool's JSON operations. */
export function createPoolOperations(
  users: PoolUsers,
  state: { hasDevices: boolean },
): Readonly<Record<string, (call: Call) => object>> {
  const ofUser = createUserOperations(users, state);
  const passkeys = createPoolPasskeys(users);
  const signIn = createPoolSignIn(users);
  const refresh = (token = '') => {
    const user = users.ofRefreshToken(token);
    if (!user) throw new PoolException('NotAuthorizedException', 'Refresh Token has been revoked');
    if (user.refusal) throw new PoolException(user.refusal.name, user.refusal.message);
    user.refreshTokens.delete(token);
    return { AuthenticationResult: users.giveTokens(user) };
  };

  return {
    ...ofUser,
    ...passkeys.operations,
    SignUp({ Username = '', Password = '' }) {
      if (users.find(Username)) throw new PoolException('UsernameExistsException', 'User already exists');
      return { UserConfirmed: false, UserSub: users.add(Username, Password, { isConfirmed: false }).sub };
    },
    ConfirmSignUp({ Username = '', ConfirmationCode }) {
      needCode(ConfirmationCode);
      users.load(Username).isConfirmed = true;
      return {};
    },
    ResendConfirmationCode: () => ({ CodeDeliveryDetails: {} }),
    ForgotPassword: () => ({ CodeDeliveryDetails: {} }),
    ConfirmForgotPassword({ Username = '', ConfirmationCode, Password = '' }) {
      needCode(ConfirmationCode);
      users.setPassword(users.load(Username), Password);
      return {};
    },
    InitiateAuth: ({ AuthFlow, AuthParameters = {} }) =>
      AuthFlow === 'USER_AUTH' ? passkeys.ask(AuthParameters) : signIn.initiate(AuthParameters),
    RespondToAuthChallenge: ({ ChallengeName = '', Session = '', ChallengeResponses = {} }) =>
      ChallengeName === 'PASSWORD_VERIFIER'
        ? signIn.verify(ChallengeResponses)
        : ChallengeName === 'WEB_AUTHN'
          ? passkeys.answer(ChallengeResponses)
          : signIn.respond(ChallengeName, Session, ChallengeResponses),
    // during a sign-in, its session identifies the user
    AssociateSoftwareToken: (call) =>
      call.Session ? signIn.associate(call.Session) : ofUser.AssociateSoftwareToken(call),
    VerifySoftwareToken: (call) =>
      call.Session ? signIn.verifyApp(call.Session, call.UserCode ?? '') : ofUser.VerifySoftwareToken(call),
    GetTokensFromRefreshToken: ({ RefreshToken }) => refresh(RefreshToken),
    RevokeToken({ Token = '' }) {
      users.ofRefreshToken(Token)?.refreshTokens.delete(Token);
      return {};
    },
  };
}
