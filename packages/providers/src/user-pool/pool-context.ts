import type { PoolSecrets } from './crypto/pool-secrets.ts';
import type { PoolMail, UserPoolStore } from './port.ts';
import type { PoolSettings } from './settings.ts';
import type { Signer } from './tokens/signer.ts';

/** The dependencies of every operation. */
export type PoolContext = {
  readonly store: UserPoolStore;
  readonly settings: PoolSettings;
  readonly secrets: PoolSecrets;
  readonly signer: Signer;
  /** Milliseconds since epoch. */
  readonly clock: () => number;
  /** Fire and forget. */
  readonly send: (message: PoolMail) => void;
};

export type Caller = {
  readonly address: string;
  /** The key of the browser. */
  readonly device?: string | undefined;
};

export const poolName = ({ settings }: PoolContext): string => settings.poolId.slice(settings.poolId.indexOf('_') + 1);
