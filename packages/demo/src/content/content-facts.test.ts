import { AFTERPAY_LIMITS, ZIP_LIMITS } from '@wattle/domain/catalogue';
import { PICKUP_SECONDS } from '@wattle/domain/delivery';
import { CENTS_PER_KWH } from '@wattle/domain/energy';
import { doorwayMm, fitNeedsOf } from '@wattle/domain/fit';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../catalogue/generate-catalogue.ts';
import { generateDeliverySettings } from '../delivery/generate-delivery-settings.ts';
import { SERVICES } from '../stores/store-site.ts';
import { DEMO_IDENTITY } from './demo-identity.ts';
import { generateArticles } from './generate-articles.ts';
import { generateVouchers } from './generate-vouchers.ts';
import { GOODS_AND_SERVICES_GUARANTEES, GOODS_GUARANTEES, REPAIR_NOTICE } from './law-texts.ts';

const now = Date.parse('2026-11-13T01:00:00Z') / 1000;
const articles = generateArticles({ now });
const catalogue = generateCatalogue({ seed: 1, now });
const { 'delivery-rules': delivery } = generateDeliverySettings({ now });

/** An article's full text, with tags. */
const said = (id: string): string => {
  const article = articles.find((one) => one.id === id);
  return JSON.stringify([article?.summary, article?.body]).replaceAll('\\"', '"');
};
const everything = articles.map(({ id, summary, body }) => ({ id, words: JSON.stringify([summary, body]) }));
const number = (words: string | undefined) => Number((words ?? '').replaceAll(',', ''));
const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`;
const range = (family: string, test: (attributes: Readonly<Record<string, unknown>>) => boolean = () => true) => {
  const prices = catalogue.products
    .filter(({ familyCode, state, attributes }) => familyCode === family && state === 'current' && test(attributes))
    .map((product) => product.prices.at(-1)?.price ?? 0);
  return [dollars(Math.min(...prices)), dollars(Math.max(...prices))] as const;
};
const zone = (code: string) => delivery.zones.find((one) => one.code === code);

describe('what articles say of delivery', () => {
  const page = said('delivery-and-installation');

  it('is what the rules charge', () => {
    const parcel = zone('metro-vic')?.parcel;
    expect(page).toContain(`$${parcel?.price}, free from $${parcel?.freeFrom}`);
    expect(page).toContain(`remote areas $${zone('remote')?.parcel?.price}`);
    expect(page).toContain(`Wednesdays, $${zone('remote')?.bigAndBulky?.price}`);
    for (const { code, bigAndBulky } of delivery.zones) {
      if (bigAndBulky && code !== 'remote') {
        expect(page, code).toContain(`$${bigAndBulky.price}, ${bigAndBulky.daysMin} to ${bigAndBulky.daysMax} working`);
      }
    }
  });

  it('names the cheapest large item, also as an example', () => {
    const prices = delivery.zones.flatMap(({ bigAndBulky }) => bigAndBulky?.price ?? []);
    expect(page).toContain(`Large items from $${Math.min(...prices)}`);
    expect(said('price-promise')).toContain(`<td>$${zone('metro-vic')?.bigAndBulky?.price}</td>`);
  });

  it('knows the hour at which orders leave, and the days of the maker and of the stores', () => {
    expect(delivery.warehouse).toMatchObject({ state: 'VIC', cutOffTime: 14 * 3600 });
    expect(page).toContain('before 2 pm Melbourne time');
    expect([delivery.supplierLeadDays, delivery.storeTransferDays]).toEqual([5, 3]);
    expect(page).toContain('leaves five working days later');
    expect(said('click-and-collect')).toContain('usually 8 working days: 5 to reach us, 3 to reach the store');
  });

  it.each([
    ['builtInOvens', 'Electric oven or cooktop, like for like'],
    ['electricCooktops', 'Electric oven or cooktop, like for like'],
    ['gasCooktops', 'Gas cooktop, like for like'],
    ['rangehoods', 'Rangehood, existing duct'],
    ['splitSystems', 'Split system, back to back'],
    ['televisions', 'Television on the wall'],
  ])('installs %s at the price of the article', (family, work) => {
    const price = new RegExp(`${work}</th><td>\\$(\\d+)`).exec(page)?.[1];
    const offers = catalogue.products.filter(({ familyCode }) => familyCode === family).map(({ services }) => services);
    expect(offers.length).toBeGreaterThan(0);
    for (const services of offers) {
      expect(services?.find(({ code }) => code === 'INSTALLATION')?.price).toBe(Number(price));
    }
  });

  it('connects what plugs in and takes the old large one away, free', () => {
    const fridges = catalogue.products.filter(({ familyCode }) => familyCode === 'frenchDoorFridges');
    for (const { services } of fridges) {
      expect(services?.map(({ code, price }) => [code, price])).toEqual([
        ['REMOVAL', 0],
        ['INSTALLATION', 0],
      ]);
    }
    const dishwashers = catalogue.products.filter(({ familyCode }) => familyCode === 'dishwashers');
    const prices = dishwashers.map(({ attributes, services }) => [
      attributes.installation === 'Freestanding',
      services?.find(({ code }) => code === 'INSTALLATION')?.price,
    ]);
    expect(new Set(prices.map(String))).toEqual(new Set(['true,0', 'false,179']));
  });

  it.each([
    ['split-system-sizing', 'Split system, back to back', 'from '],
    ['tv-size-and-panel', 'Television on the wall', 'from '],
    ['choose-a-dishwasher', 'Built-in dishwasher, like for like', 'from '],
    ['induction-or-gas', 'Electric oven or cooktop, like for like', 'from '],
    ['induction-or-gas', 'Gas cooktop, like for like', 'from '],
    ['heat-pump-dryers', 'Dryer stacked on a washer', 'stacks for '],
  ] as const)('%s gives the price of the work: %s', (id, work, before) => {
    const price = new RegExp(`${work}</th><td>(\\$\\d+)`).exec(page)?.[1];
    expect(price).toBeDefined();
    expect(said(id)).toContain(`${before}${price}`);
  });
});

describe('what articles say of collecting, paying and giving', () => {
  it('is ready and held as the stores say', () => {
    expect(PICKUP_SECONDS).toBe(2 * 3600);
    expect(SERVICES.collect).toContain('within 2 hours, held for 7 days');
    expect(said('click-and-collect')).toContain('within 2 hours');
    expect(said('click-and-collect')).toContain('hold it for 7 days');
    expect(said('track-an-order')).toContain('Collect within 7 days');
  });

  it('has the limits of the instalments [C-9-32]', () => {
    for (const { minCents, maxCents } of [AFTERPAY_LIMITS, ZIP_LIMITS]) {
      expect(said('ways-to-pay')).toContain(`${dollars(minCents / 100)} to ${dollars(maxCents / 100)}`);
    }
  });

  it('has the limits of PayPal [C-9-33]', () => {
    expect(said('ways-to-pay')).toContain('<th scope="row">PayPal</th><td>$30 to $2,000</td>');
  });

  it('has the amounts of the gift cards that are sold [C-9-31]', () => {
    const amounts = catalogue.products
      .filter(({ familyCode }) => familyCode === 'giftCards')
      .map((product) => product.prices.at(-1)?.price ?? 0)
      .sort((a, b) => a - b);
    expect(amounts).toEqual([10, 20, 50, 75, 100, 150, 200, 250, 500]);
    expect(said('gift-cards')).toContain(`${amounts.slice(0, -1).map(dollars).join(', ')} or ${dollars(500)}`);
  });

  it('describes the number and the PIN of a gift card as they are', () => {
    const [card] = generateVouchers({ now });
    expect(said('gift-cards')).toContain(`the number has ${card?.code.length} digits, the PIN ${card?.pin.length}`);
  });
});

describe('what articles say of the shop itself', () => {
  it('gives one telephone number, and those of others only where they belong', () => {
    const others = ['1300 363 992', '1300 555 727'];
    for (const { id, words } of everything) {
      const numbers = (words.match(/\b1300 \d{3} \d{3}\b/g) ?? []).filter((one) => !others.includes(one));
      expect(new Set([...numbers, DEMO_IDENTITY.phone]), id).toEqual(new Set([DEMO_IDENTITY.phone]));
    }
  });

  it('gives the hours of the frame', () => {
    expect(said('help')).toContain(DEMO_IDENTITY.helpHours.join(', '));
    expect(said('contact')).toContain('Monday to Saturday</th><td>9:00am-5:00pm');
    expect(said('contact')).toContain('Sunday</th><td>10:00am-4:00pm');
  });

  it('gives one company number', () => {
    const numbers = everything.flatMap(({ words }) => words.match(/ABN [\d ]+\d/g) ?? []);
    expect(new Set(numbers)).toEqual(new Set([`ABN ${DEMO_IDENTITY.abn}`]));
  });

  it('says the same of a change of mind and of the price promise wherever it does', () => {
    expect(said('returns')).toContain('within 30 days of delivery or collection');
    expect(said('track-an-order')).toContain('30 days to change your mind');
    expect(said('checkout-terms-of-sale')).toContain('30 days for a change of mind');
    expect(said('price-promise')).toContain('Within 14 days after you');
  });
});

describe('what the law asks for', () => {
  it('stands word for word where a warranty is given', () => {
    for (const id of ['returns', 'checkout-terms-of-sale'] as const) expect(said(id)).toContain(GOODS_GUARANTEES);
    for (const id of ['repair-plans', 'delivery-and-installation'] as const) {
      expect(said(id)).toContain(GOODS_AND_SERVICES_GUARANTEES);
    }
    expect(said('repair-plans')).toContain(REPAIR_NOTICE);
  });

  it('is contradicted nowhere', () => {
    const wrong = /no refunds?\b|store credit only|at our discretion|non-refundable|no responsibility/i;
    expect(everything.filter(({ words }) => wrong.test(words)).map(({ id }) => id)).toEqual([]);
  });

  it('is calm: nothing is shouted', () => {
    expect(everything.filter(({ words }) => /\w!/.test(words)).map(({ id }) => id)).toEqual([]);
  });
});

describe('what guides say of electricity', () => {
  it('is the kWh at the price of the shop, in every sentence that gives both', () => {
    const pairs = everything.flatMap(({ id, words }) =>
      [...words.matchAll(/([\d,]+) kWh(?: a year)?,? (?:or|are) \$([\d,]+)/g)].map(([, kwh, cost]) => ({
        id,
        kwh: number(kwh),
        cost: number(cost),
      })),
    );
    expect(pairs.length).toBeGreaterThan(5);
    expect(pairs.filter(({ kwh, cost }) => Math.round((kwh * CENTS_PER_KWH) / 100) !== cost)).toEqual([]);
  });

  it('is the kWh at the price of the shop, in the table of fridges', () => {
    const rows = [...said('choose-a-fridge').matchAll(/<td>(\d+) to (\d+)<\/td><td>\$(\d+) to \$(\d+)<\/td>/g)].map(
      (row) => row.slice(1).map(number),
    );
    expect(rows).toHaveLength(4);
    for (const [from = 0, to = 0, ...cost] of rows) {
      expect(cost).toEqual([from, to].map((kwh) => Math.round((kwh * CENTS_PER_KWH) / 100)));
    }
  });
});

describe('what guides say of the range', () => {
  it('asks for the air that the fit check asks for', () => {
    const table = said('will-it-fit');
    const air = (familyCode: string) => {
      const product = catalogue.products.find((one) => one.familyCode === familyCode);
      const family = catalogue.families.find(({ code }) => code === familyCode);
      const needs = product && family && fitNeedsOf({ attributes: product.attributes, family });
      return { side: needs?.sideMm, above: needs?.aboveMm, behind: needs?.behindMm };
    };
    const row = (name: string, familyCode: string) => {
      const { side, above, behind } = air(familyCode);
      const cell = (mm: number | undefined) => (mm === 0 ? '<td>[^\\d]*?</td>' : `<td>${mm} mm[^<]*</td>`);
      return new RegExp(`${name}</th>${cell(side)}${cell(above)}${cell(behind)}`);
    };
    expect(table).toMatch(row('Fridge or upright freezer', 'frenchDoorFridges'));
    expect(table).toMatch(row('Chest freezer', 'chestFreezers'));
    expect(table).toMatch(row('Front-load washer', 'frontLoadWashers'));
    expect(table).toMatch(row('Top-load washer', 'topLoadWashers'));
    expect(table).toMatch(row('Heat-pump dryer', 'heatPumpDryers'));
    expect(table).toMatch(row('Vented dryer', 'ventedDryers'));
    expect(table).toMatch(row('Freestanding cooker', 'freestandingCookers'));
    expect(table).toMatch(row('Microwave on a bench', 'microwaves'));
    expect(table).toContain(`needs a doorway of ${doorwayMm({ widthMm: 908, depthMm: 748 })} mm`);
  });

  it('gives the lowest price of each kind of fridge', () => {
    const guide = said('choose-a-fridge');
    for (const [name, family] of [
      ['Top mount', 'topMountFridges'],
      ['Bottom mount', 'bottomMountFridges'],
      ['Side by side', 'sideBySideFridges'],
      ['French door', 'frenchDoorFridges'],
      ['Bar fridge', 'barFridges'],
    ] as const) {
      expect(guide).toMatch(new RegExp(`${name}</a></th>.*?<td>\\${range(family)[0]}</td></tr>`));
    }
  });

  it.each([
    ['stick-or-robot-vacuum', range('stickVacuums')],
    ['stick-or-robot-vacuum', range('robotVacuums')],
    ['stick-or-robot-vacuum', range('barrelVacuums')],
    ['heat-pump-dryers', range('heatPumpDryers')],
    ['espresso-at-home', range('espressoMachines', ({ coffeeType }) => coffeeType === 'Automatic')],
    ['espresso-at-home', range('coffeeMakers', ({ coffeeType }) => coffeeType === 'Capsule machine')],
    ['tv-size-and-panel', range('televisions', ({ panel, screenInches }) => panel === 'OLED' && screenInches === 65)],
    ['tv-size-and-panel', range('televisions', ({ panel, screenInches }) => panel === 'QLED' && screenInches === 65)],
    [
      'induction-or-gas',
      range('electricCooktops', ({ cooktopType, widthCm }) => cooktopType === 'Induction' && widthCm === 60),
    ],
    ['induction-or-gas', range('gasCooktops', ({ widthCm }) => widthCm === 60)],
  ] as const)('%s gives prices of the shelf: %j', (id, [from, to]) => {
    expect(said(id)).toContain(`${from} to ${to}`);
  });

  it('gives the lowest price of each kind of soundbar', () => {
    for (const channels of ['2.0', '2.1', '3.1', '5.1']) {
      const [from] = range('soundbars', (attributes) => attributes.channels === channels);
      expect(said('soundbars')).toMatch(new RegExp(`${channels}</th>.*?<td>\\${from}</td></tr>`));
    }
  });
});
