import { fork } from 'node:child_process';
import { once } from 'node:events';

export type OrderProcess = {
  readonly origin: string;
  /** SIGKILL: nothing is finished. */
  kill(): Promise<void>;
};

const PROGRAM = new URL('./order-process.ts', import.meta.url);

/** Starts a process that takes orders; it is there once it listens. */
export async function spawnOrderProcess(
  databaseUrl: string,
  paymentUrl: string,
  compileCache: string,
): Promise<OrderProcess> {
  const child = fork(PROGRAM, [databaseUrl, paymentUrl], {
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  const gone = once(child, 'exit');
  const port = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    gone.then(([code]) => Promise.reject(new Error(`The process ended by itself, with ${code}.`))),
  ]);
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
