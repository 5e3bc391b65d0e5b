import { hostedSignOutUrl, IDENTITY, type IdentityReply, identityRefusal } from '@wattle/domain/identity';
import { success } from '@wattle/domain/results';
import type { Identity } from './create-identity.ts';

/** Signs out here at once, and at the service if reachable; `everywhere` covers all devices. */
export async function signOut(
  { config, browser, call, session }: Identity,
  { everywhere = false } = {},
): Promise<IdentityReply<null>> {
  const tokens = await session.end();
  if (!tokens) return success(null);
  if (everywhere) await call('GlobalSignOut', { AccessToken: tokens.accessToken });
  else await call('RevokeToken', { ClientId: config.clientId, Token: tokens.refreshToken });
  if (!tokens.isHosted) return success(null);
  // the browser leaves for the hosted pages; if it has not after 3 seconds, that failed [C-7-49 C-8-66 C-9-49]
  browser.navigate(hostedSignOutUrl(config));
  await browser.wait(IDENTITY.signOutTimeoutMs);
  return identityRefusal('SIGN_OUT_TIMEOUT');
}
