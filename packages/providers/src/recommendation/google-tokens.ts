import { createSign } from 'node:crypto';
import { fetchOutside } from '../outside/index.ts';

/** The fields we read from Google's service account file. */
export type ServiceAccount = {
  readonly clientEmail: string;
  readonly privateKey: string;
  readonly tokenUrl: string;
};

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TTL_SECONDS = 3600;
/** Renews a token this long before it expires. */
const EARLY_SECONDS = 300;
const TIMEOUT_MS = 5_000;

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Parses the file; undefined when it is not a service account. */
export function readServiceAccount(text: string): ServiceAccount | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  const [clientEmail, privateKey, tokenUrl] = ['client_email', 'private_key', 'token_uri'].map((name) =>
    part(file, name),
  );
  if (typeof clientEmail !== 'string' || typeof privateKey !== 'string' || typeof tokenUrl !== 'string') return;
  return { clientEmail, privateKey, tokenUrl };
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signAssertion({ clientEmail, privateKey, tokenUrl }: ServiceAccount, nowSeconds: number): string {
  const claims = { iss: clientEmail, scope: SCOPE, aud: tokenUrl, iat: nowSeconds, exp: nowSeconds + TTL_SECONDS };
  const signed = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
}

async function askToken(account: ServiceAccount, nowSeconds: number) {
  const response = await fetchOutside(account.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: GRANT, assertion: signAssertion(account, nowSeconds) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: unknown = await response.json().catch(() => undefined);
  const [token, lasts] = [part(body, 'access_token'), part(body, 'expires_in')];
  if (!response.ok || typeof token !== 'string') throw new Error(`No token was given: ${response.status}.`);
  return { token, endsAt: nowSeconds + (typeof lasts === 'number' ? lasts : TTL_SECONDS) };
}

/** Access tokens for a service account: cached until shortly before expiry; concurrent callers share one request. */
export function createGoogleTokens(account: ServiceAccount, now: () => number = Date.now): () => Promise<string> {
  let current: ReturnType<typeof askToken> | undefined;
  let renewAt = 0;
  return async () => {
    const nowSeconds = Math.floor(now() / 1000);
    if (!current || nowSeconds >= renewAt) {
      renewAt = Number.POSITIVE_INFINITY;
      const asking = askToken(account, nowSeconds);
      current = asking;
      asking.then(
        ({ endsAt }) => {
          renewAt = endsAt - EARLY_SECONDS;
        },
        () => {
          current = undefined;
        },
      );
    }
    return (await current).token;
  };
}
