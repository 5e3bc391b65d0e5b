import { isIP } from 'node:net';
import type { PasskeySettings } from '@wattle/providers/user-pool';
import { isPrivateAddress } from '../config/address-list.ts';
import type { Config } from '../config/config.ts';
import type { EmbeddedIdentityConfig } from '../config/identity-config.ts';
import { publicUrlOf } from '../config/public-url.ts';
import { shopOrigins } from './pool-addresses.ts';

/** Passkeys belong to the shop's host name. null: switched off, or browsers make none for such an address. */
export function passkeySettings(
  config: Pick<Config, 'publicUrl' | 'port'>,
  { passkeys }: Pick<EmbeddedIdentityConfig, 'passkeys'>,
): PasskeySettings | null {
  const url = publicUrlOf(config);
  const { hostname } = new URL(url);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (!passkeys || isNumber || !isPrivateAddress(url)) return null;
  const origins = shopOrigins(config).filter((origin) => new URL(origin).hostname === hostname);
  return { relyingPartyId: hostname, origins };
}
