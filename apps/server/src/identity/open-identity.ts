import type { CallValue } from '@wattle/contract';
import type { ShopIdentity } from '@wattle/domain/shop-identity';
import type { PoolMailer, UserPoolStore } from '@wattle/providers/user-pool';
import type { Config } from '../config/config.ts';
import type { CognitoConfig, EmbeddedIdentityConfig } from '../config/identity-config.ts';
import { DEMO_USER } from './demo-user.ts';
import { type EmbeddedPool, embeddedPool } from './embedded-pool.ts';
import { passkeySettings } from './passkey-settings.ts';
import { CLIENT_ID, POOL_ID, POOL_PATH } from './pool-addresses.ts';
import { socialNames } from './pool-social.ts';
import { embeddedKeys, remoteKeys } from './token-keys.ts';
import { createTokenVerifier, type VerifyToken } from './verify-token.ts';

export type Identity = {
  /** What the browser needs to connect. */
  readonly description: CallValue<'loadIdentity'>;
  readonly verifyToken: VerifyToken;
  /** Origins other than the shop's that a page connects to. */
  readonly origins: readonly string[];
  /** undefined: an external pool. */
  readonly pool: EmbeddedPool | undefined;
  /** Opens the pool now instead of on first use, and fails if that is impossible. */
  open(): Promise<void>;
  close(): void;
};

export type IdentityParts = {
  readonly config: Config;
  readonly store: UserPoolStore;
  readonly mail: PoolMailer;
  readonly shop: () => ShopIdentity;
  readonly onError: (error: unknown, message: string) => void;
};

const MAILBOX_PATH = '/dev/mail';

/** [C-1-14] Identity service: Amazon Cognito, or the embedded pool, which speaks the same protocol. */
export function openIdentity(parts: IdentityParts): Identity {
  const { identity } = parts.config;
  return identity.kind === 'cognito' ? openCognito(identity) : openEmbedded(parts, identity);
}

function openCognito({ issuer, clientId, endpoint, poolId, domain, social, passkeys }: CognitoConfig): Identity {
  return {
    description: { endpoint, poolId, clientId, domain, social: [...social], passkeys, demo: null },
    verifyToken: createTokenVerifier({ issuer, clientId, keys: remoteKeys(issuer) }),
    origins: [...new Set([endpoint, domain].map((address) => new URL(address).origin))],
    pool: undefined,
    open: async () => {},
    close: () => {},
  };
}

function openEmbedded(parts: IdentityParts, identity: EmbeddedIdentityConfig): Identity {
  const { store, mail, config } = parts;
  const hasDemo = mail.isLocal && config.fillsDemo;
  const pool = embeddedPool({ ...parts, identity });
  const { issuer } = pool;
  // opening the pool creates the first key
  const listKeys = async () => {
    await pool.open();
    return store.listSigningKeys();
  };
  return {
    description: {
      // relative, so that it works with any of the shop's host names
      endpoint: `${POOL_PATH}/`,
      domain: POOL_PATH,
      ...{ poolId: POOL_ID, clientId: CLIENT_ID },
      social: socialNames({ google: identity.google, isDemo: hasDemo }),
      passkeys: passkeySettings(config, identity) !== null,
      demo: hasDemo ? { ...DEMO_USER, mailboxPath: MAILBOX_PATH } : null,
    },
    verifyToken: createTokenVerifier({ issuer, clientId: CLIENT_ID, keys: embeddedKeys(issuer, listKeys) }),
    origins: [],
    pool,
    open: async () => void (await pool.open()),
    close: pool.close,
  };
}
