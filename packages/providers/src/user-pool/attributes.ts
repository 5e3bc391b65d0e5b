import { cleanEmail, emailFault } from '@wattle/domain/forms';
import { isBody } from './read-fields.ts';
import type { PoolUser } from './records.ts';
import { type Refused, refuse } from './refuse.ts';

const WRITABLE = new Set([
  'email',
  'given_name',
  'family_name',
  'name',
  'phone_number',
  'birthdate',
  'locale',
  'zoneinfo',
  'preferred_username',
]);
const MAX_VALUE = 2048;
const MAX_ATTRIBUTES = 20;

export const isEmail = (text: string): boolean => emailFault(text) === undefined;

const mayWrite = (name: string): boolean => WRITABLE.has(name) || /^custom:\w{1,20}$/.test(name);

type Attributes = Readonly<Record<string, string>>;

/** Parses a list of names and values; rejects sub, email_verified and anything else users may not set themselves. */
export function readAttributes(given: unknown): { readonly status: 'SUCCESS'; readonly value: Attributes } | Refused {
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  const found: Record<string, string> = {};
  for (const item of list) {
    const { Name: name, Value: value } = isBody(item) ? item : {};
    if (typeof name !== 'string' || typeof value !== 'string' || value.length > MAX_VALUE)
      return refuse('InvalidParameterException', 'Attributes need a name and a value.');
    if (!mayWrite(name)) return refuse('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
    found[name] = value;
  }
  if (list.length > MAX_ATTRIBUTES) return refuse('InvalidParameterException', 'Too many attributes.');
  if (found.email !== undefined && !isEmail(cleanEmail(found.email)))
    return refuse('InvalidParameterException', 'Invalid email address format.');
  return { status: 'SUCCESS', value: found };
}

export function withoutEmail(attributes: Attributes): Attributes {
  const { email: _email, ...rest } = attributes;
  return rest;
}

/** In GetUser's format. */
export const listAttributes = (user: PoolUser) =>
  Object.entries({
    sub: user.sub,
    email: user.email,
    email_verified: String(user.emailVerified),
    ...user.attributes,
  }).map(([Name, Value]) => ({ Name, Value }));
