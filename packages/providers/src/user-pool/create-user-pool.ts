import { poolSecrets } from './crypto/pool-secrets.ts';
import { handleCall, type PoolAnswer, type PoolCall } from './handle-call.ts';
import { handleHosted } from './hosted/handle-hosted.ts';
import type { HostedRequest } from './hosted/hosted-request.ts';
import type { PoolContext } from './pool-context.ts';
import type { PoolMailer, UserPoolStore } from './port.ts';
import type { PoolSettings } from './settings.ts';
import { createSigner } from './tokens/signer.ts';
import { createUserRegistry, type UserRegistry } from './user-registry.ts';

export type UserPoolParts = {
  readonly store: UserPoolStore;
  readonly mail: PoolMailer;
  readonly keys: {
    /** Kept apart from the database: who has only one of the two reads no verifier and no key. */
    readonly secret: string;
  };
  readonly clock: () => number;
  readonly settings: PoolSettings;
  /** Told of a mail that could not be handed over. */
  readonly onMailFailure?: (error: unknown) => void;
};

export type UserPool = {
  /** Cognito's JSON protocol. */
  handle(call: PoolCall): Promise<PoolAnswer>;
  /** Authorisation, sign-in pages, token endpoint, keys and discovery; paths are those under `hostedUrl`. */
  hosted(request: HostedRequest): Promise<PoolAnswer>;
  /** For the program itself, never for a caller from outside. */
  readonly users: UserRegistry;
  /** Forgets what has run out; to be called now and then. */
  purge(): Promise<void>;
};

const isLoopback = (address: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** Who can read the mails can take every account: not where others come, unless it is said to be a demo. */
function checkMail({ mail, settings }: UserPoolParts): void {
  if (!mail.isLocal || settings.isDemo || isLoopback(settings.hostedUrl)) return;
  throw new Error('The user pool needs a mail server, or the demo setting, to be reached from elsewhere.');
}

/** [C-1-14] The embedded identity service. */
export async function createUserPool(parts: UserPoolParts): Promise<UserPool> {
  const { store, mail, clock, settings, onMailFailure = () => undefined } = parts;
  checkMail(parts);
  const secrets = poolSecrets(parts.keys.secret);
  const signer = await createSigner(store, secrets, settings.issuer, clock());
  const send: PoolContext['send'] = (message) => void mail.sendMail(message).catch(onMailFailure);
  const pool: PoolContext = { store, settings, secrets, signer, clock, send };
  return {
    handle: (call) => handleCall(pool, call),
    hosted: (request) => handleHosted(pool, request),
    users: createUserRegistry(pool),
    purge: () => store.purge(clock()),
  };
}
