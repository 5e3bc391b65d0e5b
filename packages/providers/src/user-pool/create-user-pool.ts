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
    /** Kept outside the database: having only one of the two reveals no verifier and no key. */
    readonly secret: string;
  };
  readonly clock: () => number;
  readonly settings: PoolSettings;
  /** Called when a mail could not be handed over. */
  readonly onMailFailure?: (error: unknown) => void;
};

export type UserPool = {
  /** Cognito's JSON protocol. */
  handle(call: PoolCall): Promise<PoolAnswer>;
  /** Authorisation, sign-in pages, token endpoint, keys and discovery; paths are relative to `hostedUrl`. */
  hosted(request: HostedRequest): Promise<PoolAnswer>;
  /** For our own server code, never for outside callers. */
  readonly users: UserRegistry;
  /** Deletes expired records; call it periodically. */
  purge(): Promise<void>;
};

const isLoopback = (address: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/**
 * Anyone who can read the mails can take over every account: local mail is refused on a public shop unless it
 * is a demo.
 */
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
