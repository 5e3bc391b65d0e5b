import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerStaticFiles } from './static-files.ts';

const PUBLIC = fileURLToPath(new URL('../../../storefront/public', import.meta.url));

it('lets mails show the logo wherever they are read; nothing else may be taken by pages of others', async () => {
  const app = fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'same-origin');
  });
  await registerStaticFiles(app, PUBLIC, { find: async () => undefined });
  const policyOf = async (url: string) => (await app.inject({ url })).headers['cross-origin-resource-policy'];
  expect(await policyOf('/mail-mark.png')).toBe('cross-origin');
  expect(await policyOf('/icon.svg')).toBe('same-origin');
  await app.close();
});
