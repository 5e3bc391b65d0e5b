import { readdirSync } from 'node:fs';
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
