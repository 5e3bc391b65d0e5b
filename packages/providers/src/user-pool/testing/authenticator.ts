import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isBody } from '../read-fields.ts';
import { SHOP_ORIGIN } from './open-pool.ts';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

/** What a browser asks an authenticator. */
export type CreationOptions = {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
  readonly excludeCredentials: readonly { readonly id: string }[];
};
export type RequestOptions = {
  readonly challenge: string;
  readonly rpId: string;
  readonly allowCredentials: readonly { readonly id: string }[];
};

/** What differs from an honest answer. */
export type Lie = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly flags?: number;
  readonly crossOrigin?: unknown;
  readonly userHandle?: string;
  readonly signCount?: number;
};

const KEYS = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ES384: () => generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  RS1024: () => generateKeyPairSync('rsa', { modulusLength: 1024 }),
} as const;
const ALGORITHM = { ES256: -7, RS256: -257, ES384: -35, RS1024: -257 } as const;

/** A browser with an authenticator that holds one passkey. */
export function createAuthenticator(kind: keyof typeof KEYS = 'ES256', countFrom = 0) {
  const { privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject } = KEYS[kind]();
  const id = randomBytes(20);
  const credentialId = id.toString('base64url');
  let signCount = countFrom;
  let owner = '';

  const clientDataOf = (type: string, challenge: string, lie: Lie): Buffer => {
    const { crossOrigin = false } = lie;
    const said = { type: lie.type ?? type, challenge: lie.challenge ?? challenge, origin: lie.origin ?? SHOP_ORIGIN };
    return Buffer.from(JSON.stringify({ ...said, crossOrigin }));
  };
  const headOf = (rpId: string, flags: number, count: number): Buffer => {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags);
    tail.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), tail]);
  };

  return {
    credentialId,

    create(options: CreationOptions, lie: Lie = {}) {
      const clientData = clientDataOf('webauthn.create', options.challenge, lie);
      const head = headOf(lie.rpId ?? options.rp.id, lie.flags ?? UP | UV | AT, lie.signCount ?? signCount);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authenticatorData = Buffer.concat([head, Buffer.alloc(16), length, id, Buffer.from('a key in COSE')]);
      owner = options.user.id;
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          attestationObject: 'o2NmbXRkbm9uZQ',
          publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
          publicKeyAlgorithm: ALGORITHM[kind],
          transports: ['internal', 'hybrid'],
        },
      };
    },

    get(options: RequestOptions, lie: Lie = {}) {
      // 0 for ever: does not count
      if (signCount > 0) signCount += 1;
      const clientData = clientDataOf('webauthn.get', options.challenge, lie);
      const data = headOf(lie.rpId ?? options.rpId, lie.flags ?? UP | UV, lie.signCount ?? signCount);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: lie.userHandle ?? owner,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** The options in an answer of the pool. */
export function creationOptions(given: unknown): CreationOptions {
  if (!isBody(given)) throw new Error(`no options: ${JSON.stringify(given)}`);
  return given as CreationOptions;
}
export const requestOptions = (given: string | undefined): RequestOptions => JSON.parse(given ?? 'null');
