import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../apps/storefront/src/routes.ts';
import { setUpBrowser, WIDTHS } from '../scripts/browser/set-up-browser.ts';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../scripts/postgres/throw-away-postgres.ts';
import { MAILBOX_KEY, type RunningShop, startShop } from './start-shop.ts';

const SHOP = fileURLToPath(new URL('../scripts/shop.ts', import.meta.url));
const IDENTITY = {
  ...{ name: 'Kettle House', sells: 'kettles and teapots', legalName: 'Kettle House Pty Ltd', abn: '12 345 678 901' },
  ...{ street: '1 High Street', suburb: 'Preston', state: 'VIC', postcode: '3072', phone: '03 9000 0000' },
  ...{ helpDays: 'weekdays', helpHours: ['Monday to Friday 9:00am-5:00pm'] },
  ...{ logo: '/media/logo.svg', icon: '/media/logo.svg', colours: { frame: '#3b1f5b', action: '#ffb3c7' } },
  social: [{ label: 'Mastodon', url: 'https://social.example/@kettles' }],
};
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18" fill="#ffb3c7"/></svg>';

let postgres: ThrowAwayPostgres;
let shop: RunningShop;
let folder: string;
const open = setUpBrowser(() => shop.url);

/** Runs a command of the shop with what it reads. */
function run(args: readonly string[], input = ''): void {
  const { status, stderr } = spawnSync(process.execPath, [SHOP, ...args], {
    env: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: folder, DEMO: 'false' },
    encoding: 'utf8',
    input,
  });
  if (status !== 0) throw new Error(stderr);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kettle-house-'));
  await mkdir(join(folder, 'media'));
  await writeFile(join(folder, 'media/logo.svg'), LOGO);
  // two processes, and commands beside them, need a database that several may open
  postgres = await startThrowAwayPostgres();
  const { name, sells, legalName, abn, street, suburb, state, postcode, phone } = IDENTITY;
  run([
    ...['init', '--name', name, '--sells', sells, '--legal-name', legalName, '--abn', abn, '--phone', phone],
    ...['--street', street, '--suburb', suburb, '--state', state, '--postcode', postcode],
  ]);
  run(['import', 'products', '-', '--format', 'csv'], 'sku,name,price,qty\nK1,Copper kettle,120,5\nK2,Teapot,60,5\n');
  run(['import', 'shop', '-'], JSON.stringify(IDENTITY));
  shop = await startShop({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO: 'false',
    MAILBOX: 'true',
    WORKERS: '2',
  });
});
afterAll(async () => {
  await shop?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const textAt = async (path: string): Promise<string> => (await fetch(shop.url + path)).text();
/** Names of our own techniques: storage, cookies and the id of the user pool, which no shopper reads. */
const withoutTechnique = (text: string): string =>
  text.replaceAll(/ap-southeast-2_Wattle01|wattleshop0{16}|wattle_[a-z_]+/g, '');

const FILLED: Readonly<Record<string, string>> = {
  ':slug': 'kettle-house',
  ':kind': 'newsletter',
  ':number': 'W-1',
  ':listId?': 'newsletter',
};
const PLACES: Readonly<Record<string, string>> = {
  '/categories/*': '/categories/all-products',
  '/stores/*': '/stores/preston',
  '/articles/*': '/articles/about/terms-of-sale',
  '/brands/:slug/*': '/brands/kettle-house/all-products',
};
const addressOf = (path: string): string =>
  PLACES[path] ?? path.replaceAll(/:[a-zA-Z]+\??/g, (part) => FILLED[part] ?? 'x').replace('*', 'x');

const DEMO = /wattle|1300 975 707|00 000 000 000/i;
const FILES = [
  ...['/site.webmanifest', '/icon.svg', '/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/feeds/products.xml'],
  ...['/api/openapi.json', '/api/frame', '/api/identity', '/_frames/shop.data', '/_root.data'],
  `/dev/mail?key=${MAILBOX_KEY}`,
];

describe('a shop of somebody else', () => {
  it('says its own name on every page, and nothing of the demo there or in any file', async () => {
    const pages = ROUTES.filter(({ path }) => !path.startsWith('/dev/') && path !== '/products/*');
    for (const { path } of [...pages, { path: '/no-such-page' }]) {
      const html = await textAt(addressOf(path));
      expect(withoutTechnique(html), path).not.toMatch(DEMO);
      expect(html, path).toContain('Kettle House');
      expect(html, path).toContain('--frame-800:#3b1f5b');
    }
    for (const path of FILES) expect(withoutTechnique(await textAt(path)), path).not.toMatch(DEMO);
  });

  it('has its goods, sign-in page, feed, icon and manifest under its own name, and looks like itself', async () => {
    const listing = await (await fetch(`${shop.url}/api/products`)).json();
    const [first] = listing.products as { path: string }[];
    expect(await textAt(`/${first?.path}`)).toMatch(/"seller":\{[^}]*"name":"Kettle House"/);
    const { clientId, domain } = await (await fetch(`${shop.url}/api/identity`)).json();
    const query = new URLSearchParams({
      ...{ client_id: clientId, response_type: 'code', scope: 'openid', state: 's'.repeat(20) },
      ...{ redirect_uri: `${shop.url}/account/authenticate`, code_challenge: 'c'.repeat(43) },
      code_challenge_method: 'S256',
    });
    const hosted = await (await fetch(new URL(`${domain}/oauth2/authorize?${query}`, shop.url))).text();
    expect(hosted).toContain('Kettle House');
    expect(withoutTechnique(hosted)).not.toMatch(/wattle/i);
    expect(await textAt('/feeds/products.xml')).toContain('<title>Kettle House</title>');
    expect(await textAt('/icon.svg')).toBe(LOGO);
    expect(JSON.parse(await textAt('/site.webmanifest'))).toMatchObject({
      name: 'Kettle House',
      theme_color: '#3b1f5b',
    });

    const { page, complaints } = await open({ width: WIDTHS.desktop });
    await page.goto('/');
    await page.locator('footer').getByText('Kettle House Pty Ltd, ABN 12 345 678 901.').waitFor();
    const colourOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colourOf('footer')).toBe('rgb(34, 18, 53)');
    await expect
      .poll(() =>
        page
          .locator('header img')
          .first()
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  it('follows a change of its identity in all processes, in the pages that they keep too', async () => {
    // each on a connection of its own, so that both processes answer
    const asked = () =>
      Promise.all(
        ['/brands', '/cart', '/stores'].flatMap((path) =>
          [1, 2, 3].map(async () => (await fetch(shop.url + path, { headers: { connection: 'close' } })).text()),
        ),
      );
    await asked();
    run(['import', 'shop', '-', '--update'], JSON.stringify({ name: 'Teapot Place', phone: '03 9111 1111' }));
    const old = async () => (await asked()).filter((html) => /Kettle House\b(?! Pty)|9000 0000/.test(footOf(html)));
    await expect.poll(async () => (await old()).length).toBe(0);
    for (const html of await asked()) expect(html).toContain('Teapot Place');
  });
});

/** Logo, titles and contact: what the pages' own articles say is the retailer's to change. */
const footOf = (html: string): string =>
  [...html.matchAll(/<title>[^<]*<\/title>|aria-label="[^"]*, home"|href="tel:[^"]*"/g)]
    .map(([part]) => part)
    .join(' ');
