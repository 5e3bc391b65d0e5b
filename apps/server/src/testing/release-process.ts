import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A server of the release whose sources are in a folder, without pages; it also runs commands, as staff would. */
const [, , folder = ''] = process.argv;
const load = <T>(file: string): Promise<T> => import(pathToFileURL(join(folder, 'apps/server/src', file)).href);

const { readConfig } = await load<typeof import('../config/config.ts')>('config/config.ts');
const { prepareDatabase } = await load<typeof import('../shop/prepare-database.ts')>('shop/prepare-database.ts');
const { createShop } = await load<typeof import('../shop/shop.ts')>('shop/shop.ts');
const { runCommand } = await load<typeof import('../commands/run-command.ts')>('commands/run-command.ts');

const refuse = () => Promise.reject(new Error('Not asked for.'));
try {
  const config = readConfig(process.env);
  const database = await prepareDatabase(config, refuse);
  const renderPage = async () => ({ status: 200, headers: {}, body: '' });
  const shop = await createShop({ config, database, renderPage, clientFolder: undefined });
  await shop.identity.open();
  await shop.app.listen({ port: config.port, host: config.host });
} catch (error) {
  process.send?.({ failed: error instanceof Error ? error.message : String(error) });
  process.disconnect();
  process.exit(1);
}

process.on('message', async ({ id, args }: { id: number; args: string[] }) => {
  const said: string[] = [];
  const say = (text: string): void => void said.push(text);
  const code = await runCommand(args, {
    env: process.env,
    out: say,
    err: say,
    progress: () => () => {},
    makeDemo: refuse,
    input: (async function* (): AsyncGenerator<Uint8Array> {})(),
    ask: async () => undefined,
  });
  process.send?.({ id, code, said: said.join('\n') });
});
// the test is gone
process.once('disconnect', () => process.exit());
process.send?.({ isOpen: true });
// it is kept at the end of a process otherwise, and this one is killed
flushCompileCache();
