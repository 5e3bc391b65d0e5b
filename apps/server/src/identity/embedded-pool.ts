import {
  createUserPool,
  type DemoSocial,
  type PoolMailer,
  poolSettings,
  type UserPool,
  type UserPoolStore,
} from '@wattle/providers/user-pool';
import type { Config } from '../config/config.ts';
import type { EmbeddedIdentityConfig } from '../config/identity-config.ts';
import { addDemoUser } from './demo-user.ts';
import { loadIdentitySecret } from './identity-secret.ts';
import {
  byOwnName,
  DEMO_SOCIAL_PATH,
  POOL_ID,
  POOL_PATH,
  publicUrlOf,
  shopClient,
  shopLinks,
  shopOrigins,
} from './pool-addresses.ts';
import { poolLimits } from './pool-limits.ts';
import { googleSocial, openDemoSocial } from './pool-social.ts';

const PURGE_EVERY_MS = 3_600_000;

export type OpenedPool = {
  readonly pool: UserPool;
  /** Only where mails are read by everybody anyway. */
  readonly demoSocial: DemoSocial | undefined;
};

export type EmbeddedPool = {
  readonly issuer: string;
  /** Where a page is to be asked for, if it was by another name of this machine. */
  byOwnName(host: string, url: string): string | undefined;
  /** The pool, opened with the first use. */
  open(): Promise<OpenedPool>;
  close(): void;
};

export type EmbeddedPoolParts = {
  readonly config: Config;
  readonly identity: EmbeddedIdentityConfig;
  readonly store: UserPoolStore;
  readonly mail: PoolMailer;
  readonly onError: (error: unknown, message: string) => void;
};

const hostedUrlOf = (config: Config): string => `${publicUrlOf(config)}${POOL_PATH}`;

async function makePool({ config, identity, store, mail, onError }: EmbeddedPoolParts): Promise<OpenedPool> {
  const secret = await loadIdentitySecret(config.dataDir, identity.secret);
  const hostedUrl = hostedUrlOf(config);
  const demo = mail.isLocal
    ? await openDemoSocial({
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
      clients: [shopClient(config)],
      shopLinks: shopLinks(config),
      mfa,
      isDemo,
      social,
      limits,
    }),
    onMailFailure: (error) => onError(error, 'a mail of the user pool could not be handed over'),
  });
  if (mail.isLocal) await addDemoUser(pool);
  return { pool, demoSocial: demo?.pages };
}

/** The user pool inside the shop, made with the first use and kept tidy. */
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
