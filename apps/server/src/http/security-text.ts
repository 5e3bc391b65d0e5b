import type { ShopIdentity } from '@wattle/domain/shop-identity';
import { readPhone } from '@wattle/providers/phone';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityConfig } from '../config/security-config.ts';

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

const DAY_MS = 24 * 3600 * 1000;
/** RFC 9116 wants less than a year. */
const VALID_DAYS = 180;
const CACHE = 'public, max-age=3600';

/** Who is told of a hole: whom the configuration names, else whoever answers the shop's phone. */
export function securityContacts({ contacts }: SecurityConfig, { phone }: Pick<ShopIdentity, 'phone'>): string[] {
  if (contacts.length > 0) return [...contacts];
  const read = readPhone({ countryCode: 'AU', number: phone });
  return read.status === 'SUCCESS' && read.isValid ? [`tel:${read.e164}`] : [];
}

export type SecurityTextFacts = {
  readonly contacts: readonly string[];
  readonly policyUrl: string | undefined;
  readonly origin: string;
  readonly now: number;
};

/** The file of RFC 9116. It is the same all day, and its end is always ahead. */
export function securityText({ contacts, policyUrl, origin, now }: SecurityTextFacts): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    // a canonical address has to be https
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}${SECURITY_TEXT_PATH}`] : []),
    ...(policyUrl === undefined ? [] : [`Policy: ${policyUrl}`]),
    '',
  ].join('\n');
}

export type SecurityTextParts = {
  readonly security: SecurityConfig;
  readonly shop: () => ShopIdentity;
  readonly originOf: (request: FastifyRequest) => string;
};

/** Says to people who find a hole whom to tell. */
export function registerSecurityText(app: FastifyInstance, { security, shop, originOf }: SecurityTextParts): void {
  const contacts = (): string[] => securityContacts(security, shop());
  const sendNone = (reply: FastifyReply) =>
    reply
      .code(404)
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send('This shop names nobody for reports of security holes.\n');

  app.get(SECURITY_TEXT_PATH, (request, reply) => {
    const facts = { contacts: contacts(), policyUrl: security.policyUrl, origin: originOf(request), now: Date.now() };
    if (facts.contacts.length === 0) return sendNone(reply);
    return reply.header('cache-control', CACHE).type('text/plain; charset=utf-8').send(securityText(facts));
  });
  // where it was looked for before the RFC
  app.get('/security.txt', (_, reply) =>
    contacts().length === 0 ? sendNone(reply) : reply.header('cache-control', CACHE).redirect(SECURITY_TEXT_PATH, 301),
  );
}
