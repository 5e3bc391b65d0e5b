import type { Page } from 'playwright-core';

export type VirtualAuthenticator = {
  /** How many passkeys it holds. */
  count(): Promise<number>;
  /** Whether its owner proves who they are when they are asked: false is a finger that it does not know. */
  setVerified(isUserVerified: boolean): Promise<void>;
  /** Whether its owner is there: false keeps the prompt open. */
  setPresent(isPresent: boolean): Promise<void>;
};

/** Gives the page's browser a built-in authenticator, such as a fingerprint reader. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    setPresent: async (enabled) =>
      void (await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })),
    setVerified: async (isUserVerified) =>
      void (await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
  };
}
