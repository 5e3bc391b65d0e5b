import { cleanEmail } from '@wattle/domain/forms';
import { newSalt, pretendVerifier, verifierOf } from './crypto/srp.ts';
import { type PoolContext, poolName } from './pool-context.ts';
import type { PoolUser } from './records.ts';

/** A user, or a stand-in that behaves the same when none exists: the same name always gives the same answers. */
export type Account = { readonly sub: string; readonly user: PoolUser | undefined };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function pretendSub(pool: PoolContext, name: string): string {
  const bytes = pool.secrets.pretend(`sub:${name}`).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** By email or by sub. */
export async function findAccount(pool: PoolContext, username: string): Promise<Account> {
  const name = cleanEmail(username);
  const user = name.includes('@') ? await pool.store.findUserByEmail(name) : await pool.store.findUser(name);
  const stranger = UUID.test(name) ? name : pretendSub(pool, name);
  return { sub: user?.sub ?? stranger, user };
}

export type Password = { readonly salt: string; readonly verifier: string };

/** The password's salt and verifier; making up a fake takes as long as opening a real one. */
export function passwordOf(pool: PoolContext, { sub, user }: Account): Password {
  const noSalt = pool.secrets.pretend(`salt:${sub}`).toString('hex').slice(0, 32);
  const about = `verifier:${sub}`;
  const pretended = pool.secrets.seal(pretendVerifier(pool.secrets.pretend(about)), about);
  const opened = pool.secrets.open(user?.password?.sealedVerifier ?? pretended, about);
  if (!opened) throw new Error('The secret does not open a verifier of this pool.');
  return { salt: user?.password?.salt ?? noSalt, verifier: opened };
}

export function sealPassword(pool: PoolContext, sub: string, password: string): NonNullable<PoolUser['password']> {
  const salt = newSalt();
  const verifier = verifierOf({ pool: poolName(pool), user: sub, password }, salt);
  return { salt, sealedVerifier: pool.secrets.seal(verifier, `verifier:${sub}`) };
}
