import { readdirSync } from 'node:fs';
import { isPersonalPath, pageAddress, shopFacets } from '@wattle/domain/links';
import { expect, it } from 'vitest';
import { NOT_FOUND, ROUTES } from './routes.ts';

const files = readdirSync(new URL('./routes', import.meta.url));
const rows = [...ROUTES, NOT_FOUND];

it('names every page file, that of the first checkout step twice, and no other', () => {
  const pages = files.filter((file) => file.endsWith('.tsx')).map((file) => file.replace('.tsx', ''));
  expect(rows.map(({ page }) => page).sort()).toEqual([...pages, 'checkout-contact-info'].sort());
});

it('knows which pages load something', () => {
  const loading = files.filter((file) => file.endsWith('.server.ts')).map((file) => file.replace('.server.ts', ''));
  expect(
    rows
      .filter(({ hasData }) => hasData)
      .map(({ page }) => page)
      .sort(),
  ).toEqual(loading.sort());
});

it('reads nothing from an address that the rule of page addresses does not know', () => {
  const places = ROUTES.map(({ path }) => path.replace(/[:*]\w*\??/g, 'x')).filter((path) => !isPersonalPath(path));
  const params = new URLSearchParams('u=1');
  const addresses = places.map((pathname) => pageAddress({ pathname, search: '?u=1', params }, shopFacets([])));
  expect(addresses).toEqual(places);
});
