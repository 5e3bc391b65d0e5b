import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../config/config.ts';

async function findFreePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

/** Resolves port 0 to a real port before anything needs it in a URL. */
export async function withPort<C extends Pick<Config, 'port' | 'host'>>(config: C): Promise<C> {
  return config.port === 0 ? { ...config, port: await findFreePort(config.host) } : config;
}
