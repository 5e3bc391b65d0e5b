import { randomBytes } from 'node:crypto';
import { openSession, useSession } from '../challenges/challenge-session.ts';
import { usablePasskeys } from '../challenges/passkey-challenge.ts';
import { addressee } from '../codes.ts';
import { checkRegistration } from '../passkeys/check-registration.ts';
import { ALGORITHMS } from '../passkeys/passkey-key.ts';
import type { PoolContext } from '../pool-context.ts';
import { type Body, readTexts } from '../read-fields.ts';
import type { PasskeyRecord, PoolUser } from '../records.ts';
import { type Refused, refuse } from '../refuse.ts';
import { PASSKEY_LIMIT, PASSKEY_SECONDS, type PasskeySettings } from '../settings.ts';
import { checkOwner, type SignedIn } from '../tokens/check-access.ts';
import { answer, type Operation } from './operation.ts';

type Asker = SignedIn & { readonly settings: PasskeySettings };
type Owner = { readonly status: 'SUCCESS'; readonly value: Asker } | Refused;

const pendingId = (sub: string): string => `passkey-pending:${sub}`;
const tooMany = (): Refused => refuse('LimitExceededException', `A user can have ${PASSKEY_LIMIT} passkeys.`);

async function passkeyOwner(pool: PoolContext, body: Body): Promise<Owner> {
  const read = readTexts(body, ['AccessToken']);
  if (read.status === 'REFUSED') return read;
  const owner = await checkOwner(pool, read.value.AccessToken);
  if (owner.status === 'REFUSED') return owner;
  const { passkeys: settings } = pool.settings;
  if (!settings) return refuse('WebAuthnNotEnabledException', 'WebAuthn is not enabled for this user pool.');
  return { status: 'SUCCESS', value: { ...owner.value, settings } };
}

const creationOptions = (
  pool: PoolContext,
  { relyingPartyId }: PasskeySettings,
  { sub, email }: PoolUser,
  passkeys: readonly PasskeyRecord[],
) => ({
  challenge: randomBytes(32).toString('base64url'),
  rp: { id: relyingPartyId, name: pool.settings.shopName() },
  user: { id: Buffer.from(sub).toString('base64url'), name: email, displayName: email },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: PASSKEY_SECONDS * 1000,
  excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
    type: 'public-key',
    id: credentialId,
    transports,
  })),
  authenticatorSelection: { requireResidentKey: true, residentKey: 'required', userVerification: 'required' },
  attestation: 'none',
});

/** One at a time: a second start replaces the challenge of the first. */
export const startWebAuthnRegistration: Operation = async (pool, body) => {
  const owner = await passkeyOwner(pool, body);
  if (owner.status === 'REFUSED') return owner;
  const { user, clientId, settings } = owner.value;
  const passkeys = await pool.store.listPasskeys(user.sub);
  if (passkeys.length >= PASSKEY_LIMIT) return tooMany();
  const options = creationOptions(pool, settings, user, usablePasskeys(passkeys, settings));
  await openSession(
    pool,
    { channel: 'API', clientId },
    {
      name: 'PASSKEY_PENDING',
      sub: user.sub,
      data: { nonce: options.challenge },
      session: pendingId(user.sub),
      seconds: PASSKEY_SECONDS,
    },
  );
  return answer({ CredentialCreationOptions: options });
};

/** The challenge is good for one try, right or wrong. The owner is told, in case it was somebody else. */
export const completeWebAuthnRegistration: Operation = async (pool, body) => {
  const owner = await passkeyOwner(pool, body);
  if (owner.status === 'REFUSED') return owner;
  const { user, clientId, settings } = owner.value;
  const used = await useSession(pool, { channel: 'API', clientId: null }, 'PASSKEY_PENDING', pendingId(user.sub));
  if (!used || !(await used.finish()))
    return refuse('WebAuthnChallengeNotFoundException', 'The challenge was not found or has expired.');
  if (used.clientId !== clientId)
    return refuse('WebAuthnClientMismatchException', 'The registration was started by another client.');
  const checked = checkRegistration(settings, used.data.nonce ?? '', body.Credential);
  if (checked.status === 'REFUSED') return checked;
  const passkey = { ...checked.value, sub: user.sub, createdAt: pool.clock() };
  const added = await pool.store.addPasskey(passkey, PASSKEY_LIMIT);
  if (added === 'LIMIT') return tooMany();
  if (added === 'TAKEN') return refuse('InvalidParameterException', 'The credential is registered already.');
  pool.send({ kind: 'PASSKEY_ADDED', ...addressee(user) });
  return answer();
};

const describe = ({ credentialId, name, relyingPartyId, attachment, transports, createdAt }: PasskeyRecord) => ({
  CredentialId: credentialId,
  FriendlyCredentialName: name,
  RelyingPartyId: relyingPartyId,
  ...(attachment ? { AuthenticatorAttachment: attachment } : {}),
  AuthenticatorTransports: transports,
  CreatedAt: createdAt / 1000,
});

/** Twenty at most, so one page can hold all; smaller pages continue from the last credential. */
export const listWebAuthnCredentials: Operation = async (pool, body) => {
  const owner = await passkeyOwner(pool, body);
  if (owner.status === 'REFUSED') return owner;
  const { MaxResults: limit = PASSKEY_LIMIT, NextToken: after } = body;
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 0 || limit > PASSKEY_LIMIT)
    return refuse('InvalidParameterException', `MaxResults must be between 0 and ${PASSKEY_LIMIT}`);
  const passkeys = await pool.store.listPasskeys(owner.value.user.sub);
  const start = after === undefined ? 0 : passkeys.findIndex(({ credentialId }) => credentialId === after) + 1;
  const page = passkeys.slice(start, start + limit);
  const hasMore = page.length > 0 && start + limit < passkeys.length;
  return answer({ Credentials: page.map(describe), ...(hasMore ? { NextToken: page.at(-1)?.credentialId } : {}) });
};

/** Sign-ins that it began stay, as when a password is changed at Cognito: to sign out everywhere ends them. */
export const deleteWebAuthnCredential: Operation = async (pool, body) => {
  const owner = await passkeyOwner(pool, body);
  if (owner.status === 'REFUSED') return owner;
  const read = readTexts(body, ['CredentialId']);
  if (read.status === 'REFUSED') return read;
  const wasThere = await pool.store.removePasskey(owner.value.user.sub, read.value.CredentialId);
  return wasThere ? answer() : refuse('ResourceNotFoundException', 'WebAuthn credential does not exist.');
};
