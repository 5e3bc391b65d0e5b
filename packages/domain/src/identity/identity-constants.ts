/** Timeouts of the identity service, and lengths of its secrets [C-9-46…52]. */
export const IDENTITY = {
  hostedSignInWaitMs: 10_000,
  linkPollEveryMs: 5_000,
  linkPollForMs: 180_000,
  devicesMax: 60,
  signOutTimeoutMs: 3_000,
  stateLength: 32,
  verifierLength: 128,
  pkceMethod: 'S256',
} as const;
