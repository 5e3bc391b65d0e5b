import { initiateAuth } from './operations/initiate-auth.ts';
import { OPERATIONS } from './operations/operations.ts';
import type { PoolContext } from './pool-context.ts';
import { deviceOf, newDeviceCookie } from './pool-cookies.ts';
import { isBody } from './read-fields.ts';
import { type Refused, refuse } from './refuse.ts';

export type PoolCall = {
  /** The X-Amz-Target header. */
  readonly target: string | undefined;
  readonly body: string;
  readonly address: string;
  /** The cookies of a browser; undefined: the caller is none. */
  readonly cookies?: Readonly<Record<string, string>>;
};

export type PoolAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string;
};

const SERVICE = 'AWSCognitoIdentityProviderService.';
const HEADERS = { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' };

function sayRefused({ fault, message }: Refused): PoolAnswer {
  const headers = { ...HEADERS, 'x-amzn-errortype': `${fault}:`, 'x-amzn-errormessage': message };
  return { status: 400, headers, body: JSON.stringify({ __type: fault, message }) };
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return undefined;
  }
}

/** Handles one call of Cognito's JSON protocol. A bug throws; the server's error boundary answers 500. */
export async function handleCall(pool: PoolContext, call: PoolCall): Promise<PoolAnswer> {
  const { target, body, address, cookies } = call;
  const device = cookies && deviceOf(cookies);
  const operation = target?.startsWith(SERVICE) ? OPERATIONS.get(target.slice(SERVICE.length)) : undefined;
  if (!operation) return sayRefused(refuse('UnknownOperationException', 'Unknown operation.'));
  const read = readBody(body);
  if (!isBody(read)) return sayRefused(refuse('InvalidParameterException', 'The body is not a JSON object.'));
  const answer = await operation(pool, read, { address, device });
  if (answer.status === 'REFUSED') return sayRefused(answer);
  const isNew = cookies !== undefined && device === undefined && operation === initiateAuth;
  const headers = isNew ? { ...HEADERS, 'set-cookie': [newDeviceCookie(pool)] } : HEADERS;
  return { status: 200, headers, body: JSON.stringify(answer.value) };
}
