import { randomBytes, timingSafeEqual } from 'node:crypto';
import { beginExchange, claimSignature, exchangeKey, readPublicNumber } from '../crypto/srp.ts';
import { findAccount, passwordOf } from '../find-account.ts';
import { type PoolContext, poolName } from '../pool-context.ts';
import { readTexts } from '../read-fields.ts';
import type { PoolUser } from '../records.ts';
import { type Refused, refuse, wrongLogin } from '../refuse.ts';
import { openSession, useSession } from './challenge-session.ts';
import type { Challenge, Flow, Responses } from './flow.ts';
import { forgiveAccount, guardAccount } from './guard-sign-in.ts';

/** Starts a sign-in that never sends the password. An unknown user gets plausible numbers too. */
export async function beginSrp(
  pool: PoolContext,
  flow: Flow,
  asked: { readonly username: string; readonly publicA: string; readonly thenCustom: boolean },
): Promise<Challenge | Refused> {
  const a = readPublicNumber(asked.publicA);
  if (!a) return refuse('InvalidParameterException', 'SRP_A is not a number of the group.');
  const account = await findAccount(pool, asked.username);
  const { salt, verifier } = passwordOf(pool, account);
  const { b, publicB } = beginExchange(a, verifier);
  const secretBlock = await openSession(pool, flow, {
    name: 'PASSWORD_VERIFIER',
    sub: account.sub,
    data: { a, b, publicB, verifier, following: asked.thenCustom ? 'CUSTOM_CHALLENGE' : '' },
    attempts: 1,
    session: randomBytes(64).toString('base64'),
  });
  const parameters = {
    SALT: salt,
    SRP_B: publicB,
    SECRET_BLOCK: secretBlock,
    USERNAME: account.sub,
    USER_ID_FOR_SRP: account.sub,
  };
  return { status: 'CHALLENGE', name: 'PASSWORD_VERIFIER', session: '', parameters };
}

export type ProvedPassword = {
  readonly status: 'PROVED';
  readonly user: PoolUser;
  readonly thenCustom: boolean;
};

/** Checks the proof. The secret block is good for one try, right or wrong. */
export async function checkSrp(pool: PoolContext, flow: Flow, responses: Responses): Promise<ProvedPassword | Refused> {
  const read = readTexts(
    responses,
    ['USERNAME', 'PASSWORD_CLAIM_SECRET_BLOCK', 'PASSWORD_CLAIM_SIGNATURE', 'TIMESTAMP'],
    ['DEVICE_KEY'],
  );
  if (read.status === 'REFUSED') return read;
  const secretBlock = read.value.PASSWORD_CLAIM_SECRET_BLOCK;
  const used = await useSession(pool, flow, 'PASSWORD_VERIFIER', secretBlock);
  if (!used) return wrongLogin();
  const asker = { address: flow.address, deviceKey: read.value.DEVICE_KEY ?? flow.device };
  const guard = await guardAccount(pool, used.sub, asker);
  if (guard) return guard;
  const { a = '', b = '', publicB = '', verifier = '', following } = used.data;
  const key = exchangeKey({ a, b, publicB, verifier });
  const claim = { pool: poolName(pool), user: used.sub, secretBlock, timestamp: read.value.TIMESTAMP };
  const signature = Buffer.from(read.value.PASSWORD_CLAIM_SIGNATURE, 'base64');
  const isRight = key && signature.length === 32 && timingSafeEqual(signature, claimSignature(key, claim));
  const user = await pool.store.findUser(used.sub);
  if (!isRight || !user?.password || !(await used.finish())) return wrongLogin();
  await forgiveAccount(pool, used.sub, asker);
  return { status: 'PROVED', user, thenCustom: following === 'CUSTOM_CHALLENGE' };
}
