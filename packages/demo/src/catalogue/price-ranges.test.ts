import { describe, expect, it } from 'vitest';
import { generateCatalogue } from './generate-catalogue.ts';

const { products, families } = generateCatalogue({ seed: 11, now: 1_794_700_000 });

/** The dollar range in which an Australian shopper would expect the family's list prices. */
const EXPECTED: Readonly<Record<string, readonly [least: number, most: number]>> = {
  frenchDoorFridges: [1000, 7000],
  fourDoorFridges: [1300, 7500],
  sideBySideFridges: [900, 6000],
  bottomMountFridges: [500, 4500],
  topMountFridges: [350, 2500],
  barFridges: [130, 1300],
  uprightFreezers: [250, 3500],
  chestFreezers: [200, 1500],
  wineFridges: [350, 7000],
  frontLoadWashers: [350, 3500],
  topLoadWashers: [300, 2000],
  washerDryers: [550, 4500],
  heatPumpDryers: [600, 4000],
  ventedDryers: [230, 1300],
  irons: [25, 500],
  builtInOvens: [450, 6000],
  freestandingCookers: [550, 7500],
  electricCooktops: [250, 8000],
  gasCooktops: [200, 2200],
  rangehoods: [150, 3500],
  microwaves: [60, 1800],
  dishwashers: [350, 3800],
  televisions: [150, 16_000],
  soundbars: [90, 3000],
  headphones: [25, 700],
  earbuds: [35, 600],
  portableSpeakers: [35, 1600],
  hiFi: [250, 3500],
  projectorsAndStreamers: [60, 4500],
  laptops: [300, 6000],
  desktops: [280, 5000],
  tablets: [120, 2500],
  eReaders: [80, 1000],
  phones: [150, 2600],
  monitors: [110, 3000],
  printers: [45, 900],
  smartWatches: [50, 1400],
  routers: [70, 1600],
  drives: [12, 1200],
  keyboardsAndMice: [15, 300],
  stickVacuums: [120, 1900],
  robotVacuums: [180, 3000],
  barrelVacuums: [90, 1000],
  espressoMachines: [120, 4500],
  coffeeMakers: [50, 450],
  kettles: [25, 350],
  toasters: [25, 300],
  airFryers: [50, 650],
  blenders: [40, 700],
  mixersAndProcessors: [80, 1100],
  benchCookers: [30, 600],
  sodaMakers: [50, 300],
  scales: [15, 120],
  splitSystems: [500, 4500],
  portableCoolers: [100, 1500],
  fans: [20, 450],
  heaters: [35, 450],
  airPurifiers: [110, 1500],
  hairCare: [30, 500],
  shavers: [20, 500],
  toothbrushes: [25, 350],
  securityCameras: [30, 900],
  smartHome: [8, 600],
  cameras: [220, 6000],
  lenses: [180, 3500],
  consoles: [380, 1300],
  gameControllers: [25, 250],
  waterFilters: [20, 260],
  applianceCare: [5, 90],
  vacuumParts: [8, 350],
  tvBrackets: [25, 350],
  cables: [6, 160],
  bagsAndCases: [12, 300],
  chargers: [12, 250],
  giftCards: [10, 500],
  gifts: [0, 50],
};

describe('list prices', () => {
  it('are known for every family', () => {
    expect(families.map(({ code }) => code).filter((code) => EXPECTED[code] === undefined)).toEqual([]);
  });

  it.each(Object.entries(EXPECTED))('of %s lie between $%j', (family, [least, most]) => {
    const prices = products
      .filter(({ familyCode }) => familyCode === family)
      .map(({ prices: p }) => p.at(-1)?.erpOriginalPrice ?? 0);
    expect(prices.length).toBeGreaterThan(0);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...prices)).toBeLessThanOrEqual(most);
  });

  it('follow the size and the maker', () => {
    const price = (family: string, brand: string) => {
      const list = products.filter(({ familyCode, brandId }) => familyCode === family && brandId === brand);
      return list.reduce((sum, { prices: p }) => sum + (p.at(-1)?.erpOriginalPrice ?? 0), 0) / list.length;
    };
    expect(price('frenchDoorFridges', 'b-fjordvik')).toBeGreaterThan(price('frenchDoorFridges', 'b-tarn') * 1.8);
    expect(price('dishwashers', 'b-miele')).toBeGreaterThan(price('dishwashers', 'b-tumbarra'));
  });
});
