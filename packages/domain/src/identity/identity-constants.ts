/** How long the identity service is waited for, and how long its secrets are [C-9-46…52]. */
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
