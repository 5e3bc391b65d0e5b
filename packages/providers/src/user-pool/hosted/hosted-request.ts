import type { PoolAnswer } from '../handle-call.ts';
import { SAFE_HEADERS } from './page.ts';

export type HostedRequest = {
  readonly method: string;
  /** Relative to `hostedUrl`: `/oauth2/authorize`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly authorization?: string | undefined;
  readonly address: string;
};

/** The value of a parameter given exactly once; undefined when it is missing, empty or repeated. */
export function one(given: URLSearchParams, name: string): string | undefined {
  const all = given.getAll(name);
  return all.length === 1 && all[0] !== '' ? all[0] : undefined;
}

export const hasTwice = (given: URLSearchParams): boolean => new Set(given.keys()).size !== [...given.keys()].length;

export function redirect(location: string, cookies: readonly string[] = []): PoolAnswer {
  const setCookie = cookies.length > 0 ? { 'set-cookie': cookies } : {};
  return { status: 303, headers: { ...SAFE_HEADERS, location, ...setCookie }, body: '' };
}

export const json = (status: number, value: object, headers: Readonly<Record<string, string>> = {}): PoolAnswer => ({
  status,
  headers: { ...SAFE_HEADERS, 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

/** Adds parameters to a URL's existing ones. */
export function withParameters(address: string, parameters: Readonly<Record<string, string | null>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
}
