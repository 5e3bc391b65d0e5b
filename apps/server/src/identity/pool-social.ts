import { createHmac } from 'node:crypto';
import {
  createDemoSocial,
  createOpenIdSocial,
  type DemoSocial,
  type Send,
  type SocialProvider,
} from '@wattle/providers/user-pool';
import type { EmbeddedIdentityConfig, SocialName } from '../config/identity-config.ts';

const DEMO: SocialName = { name: 'DemoId', label: 'Continue with Demo ID' };
const GOOGLE: SocialName = { name: 'Google', label: 'Continue with Google' };

export type SocialChoice = {
  readonly google: EmbeddedIdentityConfig['google'];
  readonly isDemo: boolean;
};

/** Social providers, as shown on the sign-in buttons. */
export const socialNames = ({ google, isDemo }: SocialChoice): SocialName[] => [
  ...(google ? [GOOGLE] : []),
  ...(isDemo ? [DEMO] : []),
];

/** A provider's claim about an email never opens an existing account. */
const NEVER_LINKS = { linksByEmail: false } as const;

export const googleSocial = (google: NonNullable<EmbeddedIdentityConfig['google']>): SocialProvider =>
  createOpenIdSocial({ ...GOOGLE, ...NEVER_LINKS, issuer: 'https://accounts.google.com', ...google });

/** Calls the demo provider in this process, because its public URL may not be reachable from here. */
function sendTo(social: DemoSocial, issuer: string): Send {
  return async (address, { method = 'GET', body } = {}) => {
    const { searchParams: query } = new URL(address);
    const path = address.slice(issuer.length).replace(/\?.*$/, '');
    const form = body instanceof URLSearchParams ? body : new URLSearchParams();
    const answer = await social.hosted({ method, path, query, form, cookies: {}, address: '' });
    return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'application/json' } });
  };
}

export type DemoSocialParts = {
  /** Its public URL. */
  readonly issuer: string;
  readonly hostedUrl: string;
  readonly shopOrigins: readonly string[];
  /** The pool's secret, from which the demo's own is derived. */
  readonly secret: string;
};

/** [C-1-15] Demo provider with made-up people, and the pool's connection to it. */
export function openDemoSocial(parts: DemoSocialParts): {
  readonly provider: SocialProvider;
  readonly pages: DemoSocial;
} {
  const { issuer, hostedUrl, shopOrigins, secret } = parts;
  const clientSecret = createHmac('sha256', secret).update('demo social').digest('base64url');
  const shared = { issuer, clientId: 'pool', clientSecret };
  const redirectUri = `${hostedUrl}/oauth2/idpresponse`;
  const pages = createDemoSocial({ ...shared, redirectUri, shopOrigins, clock: Date.now });
  const provider = createOpenIdSocial({ ...shared, ...DEMO, ...NEVER_LINKS, send: sendTo(pages, issuer) });
  return { provider, pages };
}
