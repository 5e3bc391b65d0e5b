import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPort } from '../shop/free-port.ts';

const PROGRAM = new URL('./release-process.ts', import.meta.url);

type Message = {
  readonly id?: number;
  readonly failed?: string;
  readonly code?: number | undefined;
  readonly said?: string | undefined;
};
export type RunningRelease = {
  readonly origin: string;
  command(...args: string[]): Promise<Omit<Message, 'id' | 'failed'>>;
  /** SIGKILL, and its folder is removed. */
  kill(): Promise<void>;
};

/** Starts a server of the release whose sources are in a folder; it is there once it listens. */
export async function startRelease(folder: string, databaseUrl: string): Promise<RunningRelease> {
  const { port } = await withPort({ port: 0, host: '127.0.0.1' });
  const origin = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'wattle-release-'));
  const child = fork(PROGRAM, [folder], {
    execArgv: [],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: origin, HOST: '127.0.0.1' },
      ...{ DEMO: 'false', LOG_LEVEL: 'error', WRITE_LIMIT_PER_MINUTE: '1000', IDENTITY_SECRET: 'x'.repeat(40) },
    },
  });
  const gone = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  };
  const [first]: Message[] = await Promise.race([
    once(child, 'message'),
    gone.then(([code]) => [{ failed: `It ended by itself, with ${code}.` }]),
  ]);
  if (first?.failed !== undefined) {
    await kill();
    throw new Error(first.failed);
  }
  let asked = 0;
  return {
    origin,
    command(...args) {
      asked += 1;
      const id = asked;
      return new Promise((resolve) => {
        const take = (message: Message): void => {
          if (message.id !== id) return;
          child.off('message', take);
          resolve({ code: message.code, said: message.said });
        };
        child.on('message', take);
        child.send({ id, args });
      });
    },
    kill,
  };
}
