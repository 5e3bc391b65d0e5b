import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type ServerShop, startServerShop } from './filled-shop.ts';

const SHOP = fileURLToPath(new URL('../scripts/shop.ts', import.meta.url));

let shop: ServerShop;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattle-home-'));
  shop = await startServerShop({
    WORKERS: '2',
    METRICS_PUBLIC: 'true',
    REVIEWS_SCRIPT_URL: 'https://reviews.example/loader.js',
  });
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The worker processes of the primary. */
const workers = (): string[] =>
  spawnSync('pgrep', ['-P', String(shop.pid)], { encoding: 'utf8' })
    .stdout.split(/\s+/)
    .filter(Boolean);

const home = (title: string) => ({
  type: 'article',
  id: 'home',
  name: title,
  path: 'articles/home',
  heroImage: null,
  summary: `About: ${title}.`,
  kicker: '',
  parentId: null,
  position: 0,
  publishedAt: 1,
  updatedAt: 2,
  body: [
    { id: 'heading', value: { level: 1, content: title } },
    { id: 'paragraph', customClasses: 'lead', value: { content: `About: ${title}.` } },
  ],
});

/** Imports one row from a file with one command, as an editor would. */
async function importContent(row: object): Promise<void> {
  const file = join(folder, 'content.jsonl');
  await writeFile(file, `${JSON.stringify(row)}\n`);
  const { status, stderr } = spawnSync(process.execPath, [SHOP, 'import', 'content', file], {
    env: { ...process.env, ...shop.env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

/** Loads the home page as several visitors, each on its own connection. */
const asked = () =>
  Promise.all([1, 2, 3, 4].map(async () => (await fetch(shop.url, { headers: { connection: 'close' } })).text()));

it('serves from several processes on one database that was filled once, React as built; says of which release and commit; and what an editor imports is there in all of them at once [D-7-32]', async () => {
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  const health = await (await fetch(`${shop.url}/healthz`)).json();
  expect(health).toEqual({ status: 'ok', version, commit: expect.stringMatching(/^([0-9a-f]{40}(-dirty)?|unknown)$/) });
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  expect(metrics).toContain(`shop_info{mode="production",version="${version}",commit="${health.commit}"} 1`);
  expect(workers()).toHaveLength(2);
  const first = await fetch(shop.url);
  expect(first.status).toBe(200);
  expect(await first.text()).toContain('What are you replacing?');
  const listing = await (await fetch(`${shop.url}/api/products`)).json();
  expect(listing.total).toBeGreaterThan(2400);
  // the CSP allows configured origins
  expect(first.headers.get('content-security-policy')).toContain('https://reviews.example');
  const plain = await fetch(inject('shopUrl'));
  expect(plain.headers.get('content-security-policy')).not.toContain('reviews.example');
  for (const title of ['Winter begins here', 'Winter ends here']) {
    await importContent(home(title));
    const lead = `About: ${title}.`;
    const shown = async () => (await asked()).filter((html) => html.includes(`>${lead}<`)).length;
    await expect.poll(shown).toBe(4);
    for (const html of await asked()) expect(html).toContain(`<title>${title} | Wattle</title>`);
  }
});

it('starts another process when one falls over, and stops all of them when it is told to', async () => {
  const [first = ''] = workers();
  process.kill(Number(first), 'SIGKILL');
  await expect.poll(() => workers().filter((pid) => pid !== first).length).toBe(2);
  await expect.poll(async () => (await fetch(`${shop.url}/readyz`).catch(() => undefined))?.status).toBe(200);
  await shop.stop();
  await expect(fetch(`${shop.url}/healthz`)).rejects.toThrow();
});
