import type { ShopIdentity } from '@wattle/domain/shop-identity';
import {
  createUserPool,
  type DemoSocial,
  type PoolMailer,
  poolSettings,
  type UserPool,
  type UserPoolStore,
  WrongPoolSecret,
} from '@wattle/providers/user-pool';
import { isLoopbackAddress } from '../config/address-list.ts';
import type { Config } from '../config/config.ts';
import type { EmbeddedIdentityConfig } from '../config/identity-config.ts';
import { publicUrlOf } from '../config/public-url.ts';
import { addDemoStaff, removeDemoStaff } from './demo-staff.ts';
import { addDemoUser } from './demo-user.ts';
import { loadIdentitySecret, secretFileOf } from './identity-secret.ts';
import { passkeySettings } from './passkey-settings.ts';
import {
  byOwnName,
  DEMO_SOCIAL_PATH,
  POOL_ID,
  POOL_PATH,
  shopClient,
  shopLinks,
  shopOrigins,
} from './pool-addresses.ts';
import { poolLimits } from './pool-limits.ts';
import { googleSocial, openDemoSocial } from './pool-social.ts';

const PURGE_EVERY_MS = 3_600_000;

export type OpenedPool = {
  readonly pool: UserPool;
  /** Only where mails stay local, and anyone can read them anyway. */
  readonly demoSocial: DemoSocial | undefined;
};

export type EmbeddedPool = {
  readonly issuer: string;
  /** The URL to redirect to if the page was requested by another host name. */
  byOwnName(host: string, url: string): string | undefined;
  /** Creates the pool on first use. */
  open(): Promise<OpenedPool>;
  close(): void;
};

export type EmbeddedPoolParts = {
  readonly config: Config;
  readonly identity: EmbeddedIdentityConfig;
  readonly store: UserPoolStore;
  readonly mail: PoolMailer;
  readonly shop: () => ShopIdentity;
  readonly onError: (error: unknown, message: string) => void;
};

const hostedUrlOf = (config: Config): string => `${publicUrlOf(config)}${POOL_PATH}`;

/** Whether only this machine can reach the shop. */
const isOnlyHere = (config: Config): boolean =>
  [`http://${config.host.includes(':') ? `[${config.host}]` : config.host}`, publicUrlOf(config)].every(
    isLoopbackAddress,
  );

/** Most likely a second machine with a data folder of its own. */
const otherSecret = (place: string, cause: Error): Error =>
  new Error(
    `The secret in ${place} is not the one that this database was set up with, so customers could not sign in. All ` +
      'machines that share a database need the same secret: set IDENTITY_SECRET to the same value on each, or copy the ' +
      'file identity-secret from the DATA_DIR of the first machine.',
    { cause },
  );

async function makePool({ config, identity, store, mail, shop, onError }: EmbeddedPoolParts): Promise<OpenedPool> {
  const secret = await loadIdentitySecret(config.dataDir, identity.secret);
  const secretPlace = identity.secret === undefined ? secretFileOf(config.dataDir) : 'IDENTITY_SECRET';
  const hostedUrl = hostedUrlOf(config);
  const hasDemo = mail.isLocal && config.fillsDemo;
  const demo = hasDemo
    ? openDemoSocial({
        issuer: `${publicUrlOf(config)}${DEMO_SOCIAL_PATH}`,
        ...{ hostedUrl, secret, shopOrigins: shopOrigins(config) },
      })
    : undefined;
  const social = [...(identity.google ? [googleSocial(identity.google)] : []), ...(demo ? [demo.provider] : [])];
  const { mfa, isDemo } = identity;
  const limits = poolLimits(mail.isLocal, config.writeLimitPerMinute);
  const pool = await createUserPool({
    ...{ store, mail, keys: { secret }, clock: Date.now },
    settings: poolSettings({
      poolId: POOL_ID,
      hostedUrl,
      shopName: () => shop().name,
      colours: () => shop().colours,
      clients: [shopClient(config)],
      shopLinks: shopLinks(config),
      mfa,
      passkeys: passkeySettings(config, identity),
      isDemo,
      social,
      limits,
    }),
    onMailFailure: (error) => onError(error, 'a mail of the user pool could not be handed over'),
  }).catch((error: unknown) => {
    throw error instanceof WrongPoolSecret ? otherSecret(secretPlace, error) : error;
  });
  if (hasDemo) await addDemoUser(pool);
  // their passwords are known: never where others can reach the desk
  if (hasDemo && isOnlyHere(config)) await addDemoStaff(pool);
  else await removeDemoStaff(store);
  return { pool, demoSocial: demo?.pages };
}

/** The embedded user pool: created on first use, purged of expired data every hour. */
export function embeddedPool(parts: EmbeddedPoolParts): EmbeddedPool {
  let opened: Promise<OpenedPool> | undefined;
  const open = (): Promise<OpenedPool> => {
    opened ??= makePool(parts).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const purge = async (): Promise<void> => (await opened)?.pool.purge();
  const tidying = setInterval(() => {
    purge().catch((error: unknown) => parts.onError(error, 'the user pool could not be tidied'));
  }, PURGE_EVERY_MS).unref();
  return {
    issuer: `${hostedUrlOf(parts.config)}/${POOL_ID}`,
    byOwnName: (host, url) => byOwnName(parts.config, host, url),
    open,
    close: () => clearInterval(tidying),
  };
}
