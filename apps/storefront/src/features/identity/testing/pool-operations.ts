import { createPoolSignIn, POOL_CODE } from './pool-sign-in.ts';
import { PoolException, type PoolUsers } from './pool-users.ts';

export type Fields = Readonly<Record<string, string>>;
export type Call = Fields & { readonly AuthParameters?: Fields; readonly ChallengeResponses?: Fields };

const needCode = (code: string | undefined): void => {
  if (code !== POOL_CODE) throw new PoolException('CodeMismatchException', 'Invalid verification code provided.');
};

/** What the pool can be asked by its JSON protocol. */
export function createPoolOperations(
  users: PoolUsers,
  state: { hasDevices: boolean },
): Readonly<Record<string, (call: Call) => object>> {
  const signIn = createPoolSignIn(users);
  const refresh = (token = '') => {
    const user = users.ofRefreshToken(token);
    if (!user) throw new PoolException('NotAuthorizedException', 'Refresh Token has been revoked');
    if (user.refusal) throw new PoolException(user.refusal.name, user.refusal.message);
    user.refreshTokens.delete(token);
    return { AuthenticationResult: users.giveTokens(user) };
  };

  return {
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
    InitiateAuth: ({ AuthParameters = {} }) => signIn.initiate(AuthParameters),
    RespondToAuthChallenge: ({ ChallengeName = '', Session = '', ChallengeResponses = {} }) =>
      ChallengeName === 'PASSWORD_VERIFIER'
        ? signIn.verify(ChallengeResponses)
        : signIn.respond(ChallengeName, Session, ChallengeResponses),
    AssociateSoftwareToken: ({ Session = '' }) => signIn.associate(Session),
    VerifySoftwareToken: ({ Session = '', UserCode = '' }) => signIn.verifyApp(Session, UserCode),
    GetTokensFromRefreshToken: ({ RefreshToken }) => refresh(RefreshToken),
    RevokeToken({ Token = '' }) {
      users.ofRefreshToken(Token)?.refreshTokens.delete(Token);
      return {};
    },
    GlobalSignOut({ AccessToken = '' }) {
      const user = users.ofAccessToken(AccessToken);
      user.refreshTokens.clear();
      user.accessTokens.clear();
      return {};
    },
    GetUser: ({ AccessToken = '' }) => ({ Username: users.ofAccessToken(AccessToken).sub }),
    UpdateUserAttributes: ({ AccessToken = '' }) => ({ for: users.ofAccessToken(AccessToken).sub }),
    ChangePassword({ AccessToken = '', ProposedPassword = '' }) {
      users.setPassword(users.ofAccessToken(AccessToken), ProposedPassword);
      return {};
    },
    ListDevices({ AccessToken = '' }) {
      users.ofAccessToken(AccessToken);
      if (!state.hasDevices) throw new PoolException('InvalidUserPoolConfigurationException');
      return { Devices: [] };
    },
  };
}
