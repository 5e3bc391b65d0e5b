import type { ProductRecord } from '@wattle/domain/catalogue';

type Products = readonly ProductRecord[];
/** A claim in the article, the category it is about, and a check against the brand's products there. */
export type Claim = readonly [words: string, categoryId: string, isTrue: (products: Products) => boolean];

const numbers = (products: Products, name: string): number[] =>
  products.flatMap(({ attributes }) => (typeof attributes[name] === 'number' ? [attributes[name]] : []));
const having = (products: Products, name: string) => products.filter(({ attributes }) => attributes[name] === true);

const all = (name: string) => (products: Products) => having(products, name).length === products.length;
const most = (name: string) => (products: Products) => having(products, name).length * 2 > products.length;
const share = (name: string, part: number, of: number) => (products: Products) =>
  having(products, name).length * of === products.length * part;
const everyone = (name: string, value: number | string) => (products: Products) =>
  products.every(({ attributes }) => attributes[name] === value);
const least = (name: string, value: number) => (products: Products) => Math.min(...numbers(products, name)) === value;
const greatest = (name: string, value: number) => (products: Products) =>
  Math.max(...numbers(products, name)) === value;
const between = (name: string, from: number, to: number) => (products: Products) =>
  least(name, from)(products) && greatest(name, to)(products);
const only =
  (family: string, isTrue: (products: Products) => boolean) =>
  (products: Products): boolean =>
    isTrue(products.filter(({ familyCode }) => familyCode === family));

const FRIDGES = 'c-fridges';
const SPLITS = 'c-heating-and-cooling-air-conditioning';
const COFFEE = 'c-coffee-and-kitchen-coffee';

/** Every figure in the articles, with the check that proves it. */
export const BRAND_CLAIMS: Readonly<Record<string, readonly Claim[]>> = {
  nordholm: [
    ['Between 36 and 42 dB', FRIDGES, between('noiseDb', 36, 42)],
    ['In most French doors the middle drawer', 'c-fridges-french-door-fridges', most('convertibleDrawer')],
    [
      '10 years',
      FRIDGES,
      (products) =>
        having(products, 'inverterCompressor').every(({ keyFeatures }) =>
          keyFeatures.includes('Inverter compressor with 10-year parts cover'),
        ),
    ],
    ['Every front loader has a brushless motor', 'c-laundry-washing-machines-front-load-washers', all('quietMotor')],
    ['and a quick wash', 'c-laundry-washing-machines-front-load-washers', all('quickWash')],
    ['6 stars or more', 'c-laundry-dryers-heat-pump-dryers', least('energyStars', 6)],
  ],
  orana: [
    ['a 63 litre bar fridge', 'c-fridges-bar-fridges', least('capacityL', 63)],
    ['a 728 litre French door', 'c-fridges-french-door-fridges', greatest('capacityL', 728)],
    [
      'Some of the chest freezers',
      'c-fridges-freezers-chest-freezers',
      (some) => having(some, 'garageReady').length > 1,
    ],
    ['5 years', SPLITS, everyone('warrantyYears', 5)],
    ['Reverse cycle', SPLITS, everyone('mode', 'Reverse cycle')],
    ['from 17 to 61 m²', SPLITS, between('roomM2', 17, 61)],
    ['The outdoor coil of every large one', `${SPLITS}-large-split-systems`, all('saltProof')],
  ],
  kestrel: [
    ['From 32 to 98 inches', 'c-tv-and-audio-televisions', between('screenInches', 32, 98)],
    ['Every one has a free-to-air tuner', 'c-tv-and-audio-televisions', all('freeToAir')],
    ['every OLED runs at 120 Hz or more', 'c-tv-and-audio-televisions-oled-televisions', least('refreshHz', 120)],
    ['2 years', 'c-tv-and-audio-televisions', everyone('warrantyYears', 2)],
    ['Most lift voices out of the noise', 'c-tv-and-audio-soundbars', most('dialogue')],
    ['most keep the loud parts down', 'c-tv-and-audio-soundbars', most('nightMode')],
  ],
  tarn: [
    ['a 54 litre bar fridge', 'c-fridges-bar-fridges', least('capacityL', 54)],
    ['a 722 litre French door', 'c-fridges-french-door-fridges', greatest('capacityL', 722)],
    ['Most do without Wi-Fi', FRIDGES, (products) => having(products, 'wifi').length * 2 < products.length],
    ['2 years', FRIDGES, everyone('warrantyYears', 2)],
    ['2 years', 'c-laundry', everyone('warrantyYears', 2)],
    ['43 to 63 minutes', 'c-laundry-washing-machines-top-load-washers', between('washMinutes', 43, 63)],
    ['8 or 9 stars', 'c-laundry-dryers-heat-pump-dryers', between('energyStars', 8, 9)],
  ],
  halden: [
    ['3 years', 'c-cooking', everyone('warrantyYears', 3)],
    ['3 years', FRIDGES, everyone('warrantyYears', 3)],
    ['Nine of the twelve burn themselves clean', 'c-cooking-ovens', share('pyrolytic', 9, 12)],
    ['half of them add steam', 'c-cooking-ovens', share('steamAssist', 1, 2)],
    ['From 60 to 90 cm', 'c-cooking-cooktops-induction-cooktops', between('widthCm', 60, 90)],
    ['four or five zones', 'c-cooking-cooktops-induction-cooktops', between('zones', 4, 5)],
    ['its zone turns itself off', 'c-cooking-cooktops-induction-cooktops', all('panDetection')],
  ],
  quillon: [
    ['In half of them one screwdriver', 'c-computers-and-phones-laptops', share('openable', 1, 2)],
    ['18 hours', 'c-computers-and-phones-laptops-studio-laptops', everyone('batteryHours', 18)],
    ['Up to seven years of updates', 'c-computers-and-phones-phones', greatest('updatesYears', 7)],
    ['Most have a telephoto camera', 'c-computers-and-phones-phones', most('zoom')],
    ['most charge on a pad', 'c-computers-and-phones-phones', most('wirelessCharging')],
  ],
  solenne: [
    ['20 seconds', COFFEE, least('heatSeconds', 20)],
    ['2 years', COFFEE, everyone('warrantyYears', 2)],
    ['Half of them grind their own beans', `${COFFEE}-espresso-machines`, share('grinder', 1, 2)],
    ['three in four wet the coffee', `${COFFEE}-espresso-machines`, share('preInfusion', 3, 4)],
    ['Seven kettles in ten', 'c-coffee-and-kitchen-breakfast-kettles', share('temperatures', 7, 10)],
    ['Every toaster knows frozen bread', 'c-coffee-and-kitchen-breakfast-toasters', all('frozen')],
  ],
  kaiyo: [
    ['22 dB', SPLITS, least('noiseDb', 22)],
    ['5 years', SPLITS, everyone('warrantyYears', 5)],
    ['All of them heat as well as cool', SPLITS, everyone('mode', 'Reverse cycle')],
    ['from 17 to 61 m²', SPLITS, between('roomM2', 17, 61)],
    ['For six to ten', 'c-coffee-and-kitchen-bench-cookers', between('serves', 6, 10)],
    ['Each starts at the hour you set', 'c-coffee-and-kitchen-bench-cookers', all('delayStart')],
    ['keeps warm by itself', 'c-coffee-and-kitchen-bench-cookers', all('keepWarm')],
  ],
  whirr: [
    ['69 minutes', 'c-vacuums-stick-vacuums', greatest('runMinutes', 69)],
    ['2 years', 'c-vacuums', only('stickVacuums', everyone('warrantyYears', 2))],
    [
      'In two of three the battery clicks out',
      'c-vacuums-stick-vacuums',
      (sticks) => Math.abs(having(sticks, 'clickBattery').length / sticks.length - 2 / 3) < 0.05,
    ],
    ['Most empty themselves', 'c-vacuums-robot-vacuums', most('selfEmpty')],
    ['All but one mop', 'c-vacuums-robot-vacuums', (robots) => having(robots, 'mops').length === robots.length - 1],
  ],
};
