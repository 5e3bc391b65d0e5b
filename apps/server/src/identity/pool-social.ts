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

/** Who else the pool lets in, as on the buttons. */
export const socialNames = ({ google, isDemo }: SocialChoice): SocialName[] => [
  ...(google ? [GOOGLE] : []),
  ...(isDemo ? [DEMO] : []),
];

/** An account that is here keeps its password: a provider's word about an email opens none. */
const NEVER_LINKS = { linksByEmail: false } as const;

export const googleSocial = (google: NonNullable<EmbeddedIdentityConfig['google']>): SocialProvider =>
  createOpenIdSocial({ ...GOOGLE, ...NEVER_LINKS, issuer: 'https://accounts.google.com', ...google });

/** Asks the demo provider of this process; its public address may not be reachable from here. */
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
  /** Where people reach it. */
  readonly issuer: string;
  readonly hostedUrl: string;
  readonly shopOrigins: readonly string[];
  /** The pool's; the demo's own secret is made from it. */
  readonly secret: string;
};

/** [C-1-15] The provider with made-up people, and the pool's way to it. */
export async function openDemoSocial(
  parts: DemoSocialParts,
): Promise<{ readonly provider: SocialProvider; readonly pages: DemoSocial }> {
  const { issuer, hostedUrl, shopOrigins, secret } = parts;
  const clientSecret = createHmac('sha256', secret).update('demo social').digest('base64url');
  const shared = { issuer, clientId: 'pool', clientSecret };
  const redirectUri = `${hostedUrl}/oauth2/idpresponse`;
  const pages = await createDemoSocial({ ...shared, redirectUri, shopOrigins, clock: Date.now });
  const provider = createOpenIdSocial({ ...shared, ...DEMO, ...NEVER_LINKS, send: sendTo(pages, issuer) });
  return { provider, pages };
}
