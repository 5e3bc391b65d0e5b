import type { Caller, PoolContext } from '../pool-context.ts';
import type { Body } from '../read-fields.ts';
import { type Refused, refuse } from '../refuse.ts';
import type { PoolClient } from '../settings.ts';

export type Answer = { readonly status: 'SUCCESS'; readonly value: object } | Refused;
export type Operation = (pool: PoolContext, body: Body, caller: Caller) => Promise<Answer>;

export const answer = (value: object = {}): Answer => ({ status: 'SUCCESS', value });

export const findClient = (pool: PoolContext, clientId: string): PoolClient | undefined =>
  pool.settings.clients.find((client) => client.clientId === clientId);

/** Refuses a client that this pool does not know. */
export const refuseClient = (pool: PoolContext, clientId: string): Refused | undefined =>
  findClient(pool, clientId) ? undefined : refuse('ResourceNotFoundException', 'The user pool client does not exist.');
