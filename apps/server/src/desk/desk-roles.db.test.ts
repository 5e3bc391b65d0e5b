import { DESK_ROLES, type DeskRole, mayAtDesk } from '@wattle/domain/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestShop } from '../testing/open-test-shop.ts';
import { DESK_ACTS, DESK_SCREENS } from './desk-tables.ts';
import { type AtDesk, askDesk, FORM_HEADERS, openDesk, signInAs } from './testing/open-desk.ts';

/** Nobody has no role at all, and each of the others has one. */
const PEOPLE = [[], ...DESK_ROLES.map((role) => [role])] as const satisfies readonly (readonly DeskRole[])[];

let shop: TestShop;
const people = new Map<readonly DeskRole[], AtDesk>();
beforeAll(async () => {
  shop = await openDesk();
  for (const roles of PEOPLE) people.set(roles, await signInAs(shop, roles, `${roles[0] ?? 'none'}@shop.example`));
});
afterAll(() => shop.close());

const addressOf = (path: string): string => path.replace(/:\w+/g, 'nothing');

describe('every call of the desk, by role', () => {
  it.each(DESK_SCREENS)('shows $path to who may see it, and to nobody else', async ({ path, role, takesForm }) => {
    for (const roles of PEOPLE) {
      const staff = people.get(roles);
      const asked = [await staff?.get(addressOf(path)), ...(takesForm ? [await staff?.post(addressOf(path))] : [])];
      for (const answer of asked) {
        if (mayAtDesk(roles, role)) expect(answer?.status, `${roles}`).not.toBe(403);
        else {
          expect(answer?.status, `${roles}`).toBe(403);
          expect(answer?.view('state')).toMatchObject({ state: 'NO_ROLE', needed: role });
        }
      }
    }
    const nobody = await askDesk(shop, { method: 'GET', url: addressOf(path), headers: {} });
    expect(nobody).toMatchObject({ status: 303 });
    expect(nobody.location).toMatch(/^\/desk\/signin/);
  });

  it.each(DESK_ACTS)('does $name for who may, and for nobody else', async ({ path, role }) => {
    for (const roles of PEOPLE) {
      const answer = await people.get(roles)?.post(addressOf(path), {});
      if (mayAtDesk(roles, role)) expect(answer?.status, `${roles}`).not.toBe(403);
      else {
        expect(answer?.status, `${roles}`).toBe(403);
        expect(answer?.view('state')).toMatchObject({ state: 'NO_ROLE', needed: role });
      }
    }
    const nobody = await askDesk(shop, { method: 'POST', url: addressOf(path), headers: FORM_HEADERS, payload: '' });
    expect(nobody.location).toMatch(/^\/desk\/signin/);
    const evil = { ...FORM_HEADERS, 'sec-fetch-site': 'cross-site', cookie: people.get(['admin'])?.cookie ?? '' };
    expect((await askDesk(shop, { method: 'POST', url: addressOf(path), headers: evil, payload: '' })).status).toBe(
      403,
    );
  });

  it('names each act and each address once', () => {
    for (const list of [DESK_ACTS.map(({ name }) => name), DESK_ACTS.map(({ path }) => path)])
      expect(new Set(list).size).toBe(list.length);
  });
});
