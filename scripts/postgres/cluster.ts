import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.ts';
import { findServerUser, type ServerUser } from './server-user.ts';

const run = promisify(execFile);
const PORT_ATTEMPTS = 5;
/** The cluster does not outlive the run, so it needs neither crash safety nor vacuum. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=100'];
// md5: a run opens over a thousand connections, and SCRAM adds about ten milliseconds to each
const INIT = ['--username=postgres', '--auth=md5', '--encoding=UTF8', '--locale=C', '--no-sync'];

export type Cluster = { readonly url: string; stop(): Promise<void> };

/** Starts a cluster in a folder, which it then owns, on the loopback address with its own password. */
export async function startCluster(programs: string, folder: string): Promise<Cluster> {
  const user = await findServerUser();
  const password = randomBytes(18).toString('base64url');
  const data = await initialise(programs, folder, password, user);
  const { server, port } = await startOnFreePort(programs, data, user);
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop: stopWithRun(server, folder) };
}

async function initialise(programs: string, folder: string, password: string, user?: ServerUser): Promise<string> {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  await mkdir(data);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) await Promise.all([folder, data, passwordFile].map((path) => chown(path, user.uid, user.gid)));
  await run(join(programs, 'initdb'), ['-D', data, `--pwfile=${passwordFile}`, ...INIT], { cwd: folder, ...user });
  return data;
}

type Started = { readonly server: ChildProcess; readonly port: number };

/** Another process may take the port before we do: then try the next. */
async function startOnFreePort(programs: string, data: string, user?: ServerUser): Promise<Started> {
  let reason = '';
  for (let attempt = 0; attempt < PORT_ATTEMPTS; attempt += 1) {
    const port = await findFreePort();
    const settings = [...FAST, 'listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    });
    reason = await readUntilReady(server);
    if (reason === '') return { server, port };
  }
  throw new Error(`PostgreSQL did not start: ${reason}`);
}

/** Empty once the server accepts connections; otherwise its output before it exited. */
function readUntilReady(server: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(-4000);
      if (said.includes('ready to accept connections')) resolve('');
    });
    server.once('error', (error) => resolve(error.message));
    server.once('exit', () => resolve(said || 'it ended at once'));
  });
}

/** Stops the server and removes its folder: on request, when this process exits, and even when it is killed. */
function stopWithRun(server: ChildProcess, folder: string): () => Promise<void> {
  const guard = startGuard(server, folder);
  const stopNow = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once('exit', stopNow);
  return async () => {
    process.off('exit', stopNow);
    const ended = server.exitCode === null ? once(server, 'exit') : undefined;
    server.kill('SIGQUIT');
    await ended;
    await rm(folder, { recursive: true, force: true });
    guard?.stdin?.end();
  };
}

const GUARD = `cat >/dev/null
kill -QUIT "$1" 2>/dev/null
while kill -0 "$1" 2>/dev/null; do sleep 0.1; done
rm -rf "$2"`;

/** A shell that waits for our end of a pipe to close, which happens however we exit. */
function startGuard(server: ChildProcess, folder: string): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined;
  // its own process group, so that the signal that ends this run does not end the guard
  const guard = spawn('sh', ['-c', GUARD, 'guard', String(server.pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  return guard;
}
