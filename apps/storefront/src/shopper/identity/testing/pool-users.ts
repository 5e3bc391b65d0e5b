import { randomBytes, randomUUID } from 'node:crypto';
import { createVerifier, type Verifier } from './srp-verifier.ts';

export const POOL_NAME = 'Test0001';

export type PoolPasskey = { readonly id: string; readonly name: string; readonly addedAt: number };

export type PoolUser = {
  readonly sub: string;
  email: string;
  readonly firstName: string;
  /** Computed on first use, because it is slow. */
  verifier: () => Verifier;
  isConfirmed: boolean;
  /** Why sign-in is refused, by the service's name. */
  refusal: { readonly name: string; readonly message: string } | null;
  /** Challenges after the password, in order. */
  challenges: readonly string[];
  readonly refreshTokens: Set<string>;
  readonly accessTokens: Set<string>;
  /** Asks for an authenticator code after the password. */
  hasApp: boolean;
  /** null: a pool without them, such as Cognito. */
  backupCodes: string[] | null;
  /** Newest first. */
  readonly passkeys: PoolPasskey[];
  /** Pending address, confirmed by the code sent to it. */
  newEmail: string | null;
};

export class PoolException extends Error {
  constructor(name: string, message = '') {
    super(message);
    this.name = name;
  }
}

function verifierOf(sub: string, password: string): () => Verifier {
  let verifier: Verifier | undefined;
  return () => {
    verifier ??= createVerifier(POOL_NAME, sub, password);
    return verifier;
  };
}

/** The pool's users and their tokens. */
export function createPoolUsers(lifeSeconds: () => number) {
  const users: PoolUser[] = [];
  const find = (name: string) => users.find(({ sub, email }) => sub === name || email === name);
  return {
    find,
    load(name: string): PoolUser {
      const user = find(name);
      if (!user) throw new PoolException('UserNotFoundException', 'User does not exist.');
      return user;
    },
    add(email: string, password: string, part: Partial<PoolUser> = {}): PoolUser {
      const { sub = randomUUID() } = part;
      const user: PoolUser = {
        sub,
        email,
        firstName: '',
        verifier: verifierOf(sub, password),
        isConfirmed: true,
        refusal: null,
        challenges: [],
        refreshTokens: new Set(),
        accessTokens: new Set(),
        hasApp: false,
        backupCodes: [],
        passkeys: [],
        newEmail: null,
        ...part,
      };
      users.push(user);
      return user;
    },
    isPassword({ sub, verifier }: PoolUser, password: string): boolean {
      const { salt, v } = verifier();
      return createVerifier(POOL_NAME, sub, password, salt).v === v;
    },
    setPassword(user: PoolUser, password: string): void {
      user.verifier = verifierOf(user.sub, password);
    },
    remove(user: PoolUser): void {
      users.splice(users.indexOf(user), 1);
    },
    ofAccessToken(token: string): PoolUser {
      const user = users.find(({ accessTokens }) => accessTokens.has(token));
      if (!user) throw new PoolException('NotAuthorizedException', 'Access Token has been revoked');
      if (user.refusal) throw new PoolException(user.refusal.name, user.refusal.message);
      return user;
    },
    ofRefreshToken: (token: string) => users.find(({ refreshTokens }) => refreshTokens.has(token)),
    giveTokens(user: PoolUser) {
      const { sub, email, firstName } = user;
      const claims = { sub, 'cognito:username': sub, email, given_name: firstName, jti: randomUUID() };
      const tokenOf = (use: string) =>
        ['{"alg":"none"}', JSON.stringify({ ...claims, token_use: use }), 'x']
          .map((part) => Buffer.from(part).toString('base64url'))
          .join('.');
      const tokens = {
        AccessToken: tokenOf('access'),
        IdToken: tokenOf('id'),
        RefreshToken: randomBytes(24).toString('base64url'),
        ExpiresIn: lifeSeconds(),
        TokenType: 'Bearer',
      };
      user.refreshTokens.add(tokens.RefreshToken);
      user.accessTokens.add(tokens.AccessToken);
      return tokens;
    },
  };
}

export type PoolUsers = ReturnType<typeof createPoolUsers>;
