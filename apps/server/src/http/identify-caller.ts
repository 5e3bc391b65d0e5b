import { authOf, type RouteName } from '@wattle/contract';
import type { CallCode } from '@wattle/domain/errors';
import { failed, type Outcome, rejected } from '@wattle/domain/results';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../answers/handlers.ts';
import { KeysUnavailable, type VerifyToken } from '../identity/verify-token.ts';

export type Identified =
  | { readonly kind: 'known'; readonly caller: Caller | undefined }
  | { readonly kind: 'refused'; readonly outcome: Outcome<never, CallCode> };

const GUEST: Identified = { kind: 'known', caller: undefined };
const REFUSED: Identified = { kind: 'refused', outcome: rejected({ code: 'ACCOUNT_NOT_AUTHENTICATED' }) };
const UNKNOWN: Identified = { kind: 'refused', outcome: failed('UNAVAILABLE') };

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * [C-7-02] Identifies the caller where the call needs it. No token means a guest. An invalid token is refused even
 * where guests are allowed, so that the browser refreshes it and a customer is never treated as a guest.
 */
export async function identifyCaller(
  verify: VerifyToken,
  name: RouteName,
  request: FastifyRequest,
): Promise<Identified> {
  const { authorization } = request.headers;
  if (authOf(name) === undefined || authorization === undefined) return GUEST;
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) return REFUSED;
  try {
    const caller = await verify(token);
    return caller ? { kind: 'known', caller } : REFUSED;
  } catch (error) {
    if (!(error instanceof KeysUnavailable)) throw error;
    request.log.warn({ err: error }, 'who asks could not be found out');
    return UNKNOWN;
  }
}
