import { randomBytes } from 'node:crypto';
import type { Call, Fields } from './pool-call.ts';
import { PoolException, type PoolUser, type PoolUsers } from './pool-users.ts';

const RP_ID = 'localhost';
/** A test may have a page at any port. */
const ORIGIN = /^http:\/\/localhost:\d+$/;

type Credential = { readonly id: string; readonly response: { readonly clientDataJSON: string } };

/** Which challenge the browser answered. Signatures are the real pool's business. */
function challengeOf({ response }: Credential): string {
  const { challenge, origin } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
  if (!ORIGIN.test(origin)) throw new PoolException('WebAuthnOriginNotAllowedException', 'The origin is not allowed.');
  return challenge;
}

const descriptor = ({ id }: { readonly id: string }) => ({ type: 'public-key', id, transports: ['internal'] });

/** Operations with passkeys, and signing in with one. */
export function createPoolPasskeys(users: PoolUsers) {
  const asked = new Set<string>();
  const challenge = (): string => {
    const made = randomBytes(32).toString('base64url');
    asked.add(made);
    return made;
  };
  const load = ({ AccessToken = '' }: Call): PoolUser => users.ofAccessToken(AccessToken);
  return {
    /** Who has none is asked for a made-up one. */
    ask({ USERNAME = '' }: Fields) {
      const known = users.find(USERNAME)?.passkeys ?? [];
      const allowCredentials = (known.length > 0 ? known : [{ id: 'AAAAAAAAAAAAAAAAAAAAAA' }]).map(descriptor);
      const options = { challenge: challenge(), rpId: RP_ID, allowCredentials, userVerification: 'required' };
      const ChallengeParameters = { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) };
      return { ChallengeName: 'WEB_AUTHN', Session: 'a-session', ChallengeParameters };
    },

    answer({ USERNAME = '', CREDENTIAL = '{}' }: Fields) {
      const user = users.find(USERNAME);
      const credential: Credential = JSON.parse(CREDENTIAL);
      const isKnown = user?.passkeys.some(({ id }) => id === credential.id);
      if (!asked.delete(challengeOf(credential)) || !user || !isKnown)
        throw new PoolException('NotAuthorizedException', 'Incorrect username or password.');
      if (user.refusal) throw new PoolException(user.refusal.name, user.refusal.message);
      return { ChallengeParameters: {}, AuthenticationResult: users.giveTokens(user) };
    },

    operations: {
      StartWebAuthnRegistration(call: Call) {
        const { sub, email, passkeys } = load(call);
        const CredentialCreationOptions = {
          challenge: challenge(),
          rp: { id: RP_ID, name: 'Wattle' },
          user: { id: Buffer.from(sub).toString('base64url'), name: email, displayName: email },
          pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
          excludeCredentials: passkeys.map(descriptor),
          authenticatorSelection: { requireResidentKey: true, residentKey: 'required', userVerification: 'required' },
        };
        return { CredentialCreationOptions };
      },
      CompleteWebAuthnRegistration(call: Call & { readonly Credential?: Credential }) {
        const { passkeys } = load(call);
        if (!call.Credential || !asked.delete(challengeOf(call.Credential)))
          throw new PoolException('WebAuthnChallengeNotFoundException', 'The challenge was not found.');
        passkeys.unshift({ id: call.Credential.id, name: 'Passkey', addedAt: Date.UTC(2026, 10, 19) });
        return {};
      },
      ListWebAuthnCredentials: (call: Call) => ({
        Credentials: load(call).passkeys.map(({ id, name, addedAt }) => ({
          CredentialId: id,
          FriendlyCredentialName: name,
          CreatedAt: addedAt / 1000,
        })),
      }),
      DeleteWebAuthnCredential(call: Call) {
        const { passkeys } = load(call);
        const at = passkeys.findIndex(({ id }) => id === call.CredentialId);
        if (at === -1) throw new PoolException('ResourceNotFoundException', 'WebAuthn credential does not exist.');
        passkeys.splice(at, 1);
        return {};
      },
    },
  };
}
