import type { DemoShop } from '@wattle/demo';
import type { DeskRenderer } from '../../desk/desk-renderer.ts';
import { withPort } from '../../shop/free-port.ts';
import type { Database } from '../../store/database.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

export type PayingShop = TestShop & { readonly origin: string };

/** A shop that listens: it and its payment service talk to each other over HTTP. */
export async function openPayingShop({
  env = {},
  open,
  content,
  renderDesk,
}: {
  env?: Record<string, string>;
  content?: DemoShop;
  open?: () => Promise<Database>;
  renderDesk?: DeskRenderer;
} = {}): Promise<PayingShop> {
  const { port } = await withPort({ port: 0, host: '127.0.0.1' });
  const origin = `http://localhost:${port}`;
  const shop = await openTestShop({
    env: { PORT: String(port), PUBLIC_URL: origin, ...env },
    ...(open ? { open } : {}),
    ...(content ? { content } : {}),
    ...(renderDesk ? { renderDesk } : {}),
  });
  await shop.app.listen({ port, host: '127.0.0.1' });
  return { ...shop, origin };
}
