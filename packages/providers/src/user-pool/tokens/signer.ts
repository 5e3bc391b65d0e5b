import { randomUUID } from 'node:crypto';
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { PoolSecrets } from '../crypto/pool-secrets.ts';
import type { UserPoolStore } from '../port.ts';
import type { SigningKeyRecord } from '../records.ts';

/** Signs and verifies the pool's own tokens. */
export type Signer = {
  sign(claims: JWTPayload): Promise<string>;
  /** Undefined unless this pool signed the token for this issuer and it has not expired. */
  verify(token: string, now: number): Promise<JWTPayload | undefined>;
  readonly jwks: { readonly keys: readonly JWK[] };
};

/** The stored keys were sealed with another secret than the one that is given. */
export class WrongPoolSecret extends Error {
  constructor() {
    super('The secret does not open the signing key of this pool.');
    this.name = 'WrongPoolSecret';
  }
}

const about = (kid: string): string => `signing-key:${kid}`;

async function makeKey(secrets: PoolSecrets, now: number): Promise<SigningKeyRecord> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const kid = randomUUID();
  const { n = '', e = '' } = await exportJWK(publicKey);
  return {
    kid,
    publicJwk: { kty: 'RSA', n, e, kid, alg: 'RS256', use: 'sig' },
    sealedPrivateJwk: secrets.seal(JSON.stringify(await exportJWK(privateKey)), about(kid)),
    createdAt: now,
  };
}

/** Loads the stored keys, creating one on first start; the newest signs. */
export async function createSigner(
  store: UserPoolStore,
  secrets: PoolSecrets,
  issuer: string,
  now: number,
): Promise<Signer> {
  const kept = await store.listSigningKeys();
  const keys = kept.length > 0 ? kept : await store.keepFirstSigningKey(await makeKey(secrets, now));
  const [newest] = keys;
  const opened = newest && secrets.open(newest.sealedPrivateJwk, about(newest.kid));
  if (!newest || !opened) throw new WrongPoolSecret();
  const privateKey = await importJWK(JSON.parse(opened) as JWK, 'RS256');
  const jwks = { keys: keys.map(({ publicJwk }): JWK => ({ ...publicJwk })) };
  const keySet = createLocalJWKSet({ keys: [...jwks.keys] });
  return {
    jwks,
    sign: (claims) =>
      new SignJWT({ ...claims, iss: issuer }).setProtectedHeader({ alg: 'RS256', kid: newest.kid }).sign(privateKey),
    async verify(token, at) {
      const options = { issuer, algorithms: ['RS256'], currentDate: new Date(at), requiredClaims: ['exp', 'sub'] };
      return jwtVerify(token, keySet, options).then(
        ({ payload }) => payload,
        () => undefined,
      );
    },
  };
}
