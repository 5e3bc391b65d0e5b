import type { RouteName } from '@wattle/contract';
import { failed, rejected, success } from '@wattle/domain/results';
import { UNNAMED_SHOP } from '@wattle/domain/shop-identity';
import { describe, expect, it } from 'vitest';
import type { Ask } from './in-process-client.ts';
import { answersUnchanged, recordCalls } from './recorded-calls.ts';
import type { CallAnswer } from './run-call.ts';

const answered = (value: unknown): CallAnswer => ({ kind: 'answered', outcome: success(value) });

/** Answers by call name, and throws for an unknown one. */
const shopOf =
  (answers: Partial<Record<RouteName, CallAnswer>>): Ask =>
  async (name) => {
    const answer = answers[name];
    if (!answer) throw new Error(`${name} is broken`);
    return answer;
  };

/** The source of a page that makes these calls. */
async function sourceOf(ask: Ask, ...names: readonly RouteName[]) {
  const recorder = recordCalls(ask);
  await Promise.all(names.map((name) => recorder.ask(name, {})));
  const source = recorder.finish();
  if (!source) throw new Error('It cannot be asked again.');
  return source;
}

describe('recordCalls', () => {
  it('gives every answer on as it came', async () => {
    const stores = answered({ stores: [] });
    expect(await recordCalls(shopOf({ listStores: stores })).ask('listStores', {})).toBe(stores);
  });

  it.each([
    ['a write', answered({}), 'subscribe'],
    ['a fault', undefined, 'listStores'],
  ] as const)('has no source for a page with %s', async (_, answer, name) => {
    const recorder = recordCalls(shopOf({ subscribe: answered({}), ...(answer && { [name]: answer }) }));
    await recorder.ask(name, {}).catch(() => undefined);
    expect(recorder.finish()).toBeUndefined();
  });

  it('has no source while an answer is still to come', async () => {
    const arrives = Promise.withResolvers<CallAnswer>();
    const recorder = recordCalls(() => arrives.promise);
    const asked = recorder.ask('listStores', {});
    expect(recorder.finish()).toBeUndefined();
    arrives.resolve(answered({}));
    await asked;
    expect(recorder.finish()?.calls).toEqual([{ name: 'listStores', input: {} }]);
  });

  it('takes a question that is put by POST for the reading that it is', async () => {
    expect((await sourceOf(shopOf({ recommendProducts: answered([]) }), 'recommendProducts')).calls).toHaveLength(1);
  });
});

describe('answersUnchanged', () => {
  const stores = answered({ stores: ['city'] });
  const brands = answered({ brands: ['acme'] });

  it.each<[string, Ask, boolean]>([
    ['everything is as it was', shopOf({ listStores: answered({ stores: ['city'] }), listBrands: brands }), true],
    ['one thing is not', shopOf({ listStores: stores, listBrands: answered({ brands: ['zest'] }) }), false],
    ['answers changed places', shopOf({ listStores: brands, listBrands: stores }), false],
    [
      'it is refused',
      shopOf({ listStores: { kind: 'answered', outcome: rejected({ code: 'STORE_NOT_FOUND' }) }, listBrands: brands }),
      false,
    ],
    [
      'nobody can tell',
      shopOf({ listStores: { kind: 'answered', outcome: failed('TIMEOUT') }, listBrands: brands }),
      false,
    ],
    ['it breaks', shopOf({ listStores: stores }), false],
  ])('when %s', async (_, now, is) => {
    const source = await sourceOf(shopOf({ listStores: stores, listBrands: brands }), 'listStores', 'listBrands');
    expect(await answersUnchanged(now, source)).toBe(is);
  });

  it('holds for a page that asked for nothing', async () => {
    expect(await answersUnchanged(shopOf({}), await sourceOf(shopOf({})))).toBe(true);
  });

  describe('with the frame around it', () => {
    const category = { id: 'c', name: 'Kettles', count: 3, priceFrom: 20 };
    const frame = (more: object = {}) =>
      answered({
        shop: { ...UNNAMED_SHOP, phone: '1300' },
        footerColumns: [],
        categories: [category],
        badges: [
          { id: 'award', title: 'Award' },
          { id: 'new', title: 'New' },
        ],
        ...more,
      });
    const product = answered({ product: { badgePrimaryId: 'award' } });
    const awarded = [
      { id: 'award', title: 'Winner' },
      { id: 'new', title: 'New' },
    ];
    const renewed = [
      { id: 'award', title: 'Award' },
      { id: 'new', title: 'Just in' },
    ];

    it.each<[string, CallAnswer, boolean]>([
      ['a badge of its product', frame({ badges: awarded }), false],
      ['a badge of its product, gone', frame({ badges: awarded.slice(1) }), false],
      ['a badge of others', frame({ badges: renewed }), true],
      ['how many products a category has', frame({ categories: [{ ...category, count: 4, priceFrom: 9 }] }), true],
      ['the name of a category', frame({ categories: [{ ...category, name: 'Jugs' }] }), false],
      ['the phone number', frame({ shop: { ...UNNAMED_SHOP, phone: '1800' } }), false],
    ])('hears of %s', async (_, now, is) => {
      const source = await sourceOf(shopOf({ loadFrame: frame(), loadProduct: product }), 'loadFrame', 'loadProduct');
      expect(await answersUnchanged(shopOf({ loadFrame: now, loadProduct: product }), source)).toBe(is);
    });
  });
});
