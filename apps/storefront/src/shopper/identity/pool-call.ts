import { type IdentityReply, identityRefusal } from '@wattle/domain/identity';
import { success } from '@wattle/domain/results';
import { type Json, readText, toJson } from './json.ts';

export type PoolCall = (operation: string, body: Json) => Promise<IdentityReply<Json>>;

/** The longest a form should wait. */
const CALL_TIMEOUT_MS = 10_000;

/** Calls a user pool with its JSON protocol. */
export const createPoolCall =
  (endpoint: string, send: typeof fetch = fetch): PoolCall =>
  async (operation, body) => {
    try {
      const response = await send(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        cache: 'no-store',
        // the shop's own pool knows this browser by a cookie; another service is not told of any
        credentials: 'same-origin',
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
        body: JSON.stringify(body),
      });
      const answer = toJson(await response.json().catch(() => ({})));
      if (response.ok) return success(answer);
      const type = response.headers.get('x-amzn-errortype') ?? readText(answer, '__type');
      return { status: 'REJECTED', error: { name: exceptionName(type), message: readText(answer, 'message') } };
    } catch {
      return identityRefusal('NETWORK_ERROR');
    }
  };

/** Strips the namespace: `com.amazonaws#UserNotFoundException:http://…`. */
const exceptionName = (type: string): string => (type.split(/[:,]/)[0] ?? '').replace(/^.*#/, '');
