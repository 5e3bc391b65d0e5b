import type { CDPSession, Page } from 'playwright-core';

export type Held = {
  /** Resolves with the first request that is held. */
  readonly asked: Promise<void>;
  /** Lets these requests go, those that wait and those to come. */
  release(): Promise<void>;
};

const sessions = new WeakMap<Page, Set<CDPSession>>();

/**
 * Holds a page's requests back whose whole address matches (`*` stands for any text). Unlike a route it leaves the
 * cache on and other requests alone, which makes a page three times quicker.
 */
export async function hold(page: Page, address: string): Promise<Held> {
  const asked = Promise.withResolvers<void>();
  const session = await page.context().newCDPSession(page);
  const held = sessions.get(page) ?? new Set();
  sessions.set(page, held.add(session));
  session.on('Fetch.requestPaused', () => asked.resolve());
  await session.send('Fetch.enable', { patterns: [{ urlPattern: address }] });
  return {
    asked: asked.promise,
    release: async () => {
      held.delete(session);
      await session.detach();
    },
  };
}

/** Lets go what a page still holds back. */
export async function releaseAll(page: Page): Promise<void> {
  const held = sessions.get(page) ?? [];
  sessions.delete(page);
  await Promise.all([...held].map((session) => session.detach()));
}
