import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFreePort } from '../../scripts/postgres/free-port.ts';
import type { ReverseProxy } from './proxy.ts';
import { watchReadiness } from './readiness.ts';

export type InstalledProxy = 'haproxy' | 'nginx';

/** Debian keeps servers where people do not look for programs. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const programOf = (name: InstalledProxy): string | undefined =>
  FOLDERS.map((folder) => join(folder, name)).find((file) => existsSync(file));

/** HAProxy if there is one, because it asks servers whether they are ready; else nginx, which notices when they fail. */
export const findInstalledProxy = (): InstalledProxy | undefined =>
  (['haproxy', 'nginx'] as const).find((name) => programOf(name) !== undefined);

type Addresses = { readonly port: number; readonly folder: string; readonly servers: readonly string[] };

const haproxyConfig = ({ port, servers }: Addresses): string => `
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  option redispatch
  option forwardfor
  retries 3
  retry-on conn-failure empty-response
frontend shop
  bind 127.0.0.1:${port}
  default_backend machines
backend machines
  balance roundrobin
  # what changes something is never sent twice
  http-request disable-l7-retry unless METH_GET
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  default-server check inter 200ms fall 1 rise 1
${servers.map((server, at) => `  server machine${at} ${server}`).join('\n')}
`;

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const nginxConfig = ({ port, folder, servers }: Addresses): string => `
daemon off;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream machines {
    ${servers.map((server) => `server ${server} max_fails=1 fail_timeout=1s;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://machines;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 1s;
      # what changes something is never sent twice
      proxy_next_upstream error timeout;
    }
  }
}
`;

/** HAProxy or nginx in front of the machines, with a configuration as an operator would write it. */
export async function startInstalledProxy(name: InstalledProxy): Promise<ReverseProxy> {
  const program = programOf(name);
  if (program === undefined) throw new Error(`${name} is not installed.`);
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), 'wattle-proxy-'));
  const readiness = watchReadiness();
  let end = async (): Promise<void> => {};
  return {
    url: `http://localhost:${port}`,
    ready: readiness.ready,
    async use(origins) {
      await end();
      readiness.watch(origins);
      const file = join(folder, `${name}.cfg`);
      const servers = origins.map((origin) => new URL(origin).host);
      await writeFile(file, (name === 'haproxy' ? haproxyConfig : nginxConfig)({ port, folder, servers }));
      const args = name === 'haproxy' ? ['-q', '-db', '-f', file] : ['-p', folder, '-c', file];
      const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
      const exited = once(child, 'exit');
      end = async () => {
        child.kill('SIGTERM');
        await exited;
      };
    },
    async close() {
      readiness.close();
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
