import { hostedSignOutUrl, IDENTITY, type IdentityReply, identityRefusal, success } from '@wattle/domain';
import type { Identity } from './create-identity.ts';

/** Here at once, and at the service if it can be reached; `everywhere` on every device. */
export async function signOut(
  { config, browser, call, session }: Identity,
  { everywhere = false } = {},
): Promise<IdentityReply<null>> {
  const tokens = await session.end();
  if (!tokens) return success(null);
  if (everywhere) await call('GlobalSignOut', { AccessToken: tokens.accessToken });
  else await call('RevokeToken', { ClientId: config.clientId, Token: tokens.refreshToken });
  if (!tokens.isHosted) return success(null);
  // the browser leaves for the hosted pages: whoever is still here after 3 seconds did not [C-7-49 C-8-66 C-9-49]
  browser.navigate(hostedSignOutUrl(config));
  await browser.wait(IDENTITY.signOutTimeoutMs);
  return identityRefusal('SIGN_OUT_TIMEOUT');
}
