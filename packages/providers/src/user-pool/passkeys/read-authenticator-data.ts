/** What an authenticator says with each answer, by its flags. */
export type AuthenticatorData = {
  readonly rpIdHash: Buffer;
  /** Somebody was there. */
  readonly isPresent: boolean;
  /** They proved who they are to the authenticator: a fingerprint, a face, a PIN. */
  readonly isVerified: boolean;
  readonly signCount: number;
  /** Only when a credential is made. */
  readonly attested: { readonly aaguid: string; readonly credentialId: string } | undefined;
};

const FLAGS = { present: 0x01, verified: 0x04, mayBeBackedUp: 0x08, isBackedUp: 0x10, attested: 0x40 } as const;
const HEAD = 37;
const ATTESTED_HEAD = HEAD + 18;
/** The longest that WebAuthn allows. */
const ID_MAX = 1023;

/** Reads the parts before the credential's public key, which are at fixed places; undefined when they are not there. */
export function readAuthenticatorData(bytes: Buffer): AuthenticatorData | undefined {
  if (bytes.length < HEAD) return undefined;
  const flags = bytes.readUInt8(32);
  const has = (flag: number): boolean => (flags & flag) !== 0;
  if (has(FLAGS.isBackedUp) && !has(FLAGS.mayBeBackedUp)) return undefined;
  const attested = has(FLAGS.attested) ? readAttested(bytes) : undefined;
  if (has(FLAGS.attested) && !attested) return undefined;
  return {
    rpIdHash: bytes.subarray(0, 32),
    isPresent: has(FLAGS.present),
    isVerified: has(FLAGS.verified),
    signCount: bytes.readUInt32BE(33),
    attested,
  };
}

function readAttested(bytes: Buffer): AuthenticatorData['attested'] {
  if (bytes.length < ATTESTED_HEAD) return undefined;
  const length = bytes.readUInt16BE(ATTESTED_HEAD - 2);
  const id = bytes.subarray(ATTESTED_HEAD, ATTESTED_HEAD + length);
  if (length === 0 || length > ID_MAX || id.length < length) return undefined;
  return { aaguid: bytes.subarray(HEAD, HEAD + 16).toString('hex'), credentialId: id.toString('base64url') };
}
