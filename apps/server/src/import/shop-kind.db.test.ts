import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { removeDemo } from '../store/demo-rows.ts';
import { openServer } from '../store/testing/each-database.ts';
import { SAMPLE_IDENTITY } from '../store/testing/sample-identity.ts';
import { validShop } from '../store/testing/sample-shop.ts';
import { fillDemo } from './fill-demo.ts';
import { exportRows, type ImportName, singleKinds } from './import-file.ts';
import type { ImportMode } from './open-kind.ts';

let db: Database;
beforeAll(async () => {
  db = await openServer();
  await fillDemo(db, validShop());
});
afterAll(() => db.close());

async function exported(name: ImportName): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for await (const row of exportRows(db, name)) rows.push({ ...row });
  return rows;
}

async function importing(value: object, mode: ImportMode = 'replace'): Promise<string[]> {
  const refused: string[] = [];
  const rows = [{ line: 1, format: 'json' as const, value }];
  await singleKinds.shop.import(db, rows, ({ field, reason }) => refused.push(`${field}: ${reason}`), mode);
  return refused;
}

describe('who runs the shop', () => {
  it('is exported once, and brands that are not sold are with the content', async () => {
    expect(await exported('shop')).toEqual([SAMPLE_IDENTITY]);
    const content = await exported('content');
    expect(content.filter(({ type }) => type === 'absent-brand')).toHaveLength(1);
    expect(content.filter(({ key }) => key === 'shop')).toEqual([]);
  });

  it('needs a name only, and is changed field by field', async () => {
    expect(await importing({})).toEqual([expect.stringMatching(/^name: /)]);
    expect(await importing({ name: 'Teapot Place' })).toEqual([]);
    expect(await importing({ phone: '03 9111 1111' }, 'update')).toEqual([]);
    expect(await exported('shop')).toMatchObject([{ name: 'Teapot Place', phone: '03 9111 1111', legalName: '' }]);
  });

  it.each([
    [
      'colours that cannot be read',
      { colours: { frame: '#ffffff', action: '#ffd23f' } },
      /^colours\.frame: makes white/,
    ],
    ['a picture of somebody else', { logo: 'https://example.com/a.svg' }, /^logo: must be a picture of the shop/],
    ['a link that is not safe', { social: [{ label: 'x', url: 'javascript:alert(1)' }] }, /^social\.0\.url: /],
    ['a field that nobody knows', { slogan: 'Tea!' }, /^slogan: is not a known field/],
  ])('is refused with %s', async (_, fields, reason) => {
    expect((await importing({ name: 'Teapot Place', ...fields }))[0]).toMatch(reason);
  });

  it('goes with the demo, as brands that are not sold do, unless a retailer has changed it', async () => {
    await removeDemo(db);
    expect(await exported('shop')).toMatchObject([{ name: 'Teapot Place' }]);
    expect((await exported('content')).filter(({ type }) => type === 'absent-brand')).toEqual([]);
  });
});
