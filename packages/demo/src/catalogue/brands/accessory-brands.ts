import type { BrandRow } from './brand-profile.ts';

/** Makers of what goes with something else, and the shop itself. */
export const ACCESSORY_BRANDS: readonly BrandRow[] = [
  ['brackenridge', 'Brackenridge', 1, 'Ipswich', 'Australia', 'BR{L}{n}', 5, 'Brackets and stands that state their load, with every bolt in a numbered bag.'],
  ['tether-and-co', 'Tether & Co', 1, 'Melbourne', 'Australia', 'TC{L}{n}', 2, 'Cables and chargers with the standard printed on the plug.'],
  ['satchel-lane', 'Satchel Lane', 2, 'Sydney', 'Australia', 'SL{L}{n}{c}', 2, 'Bags, sleeves and cases from recycled sailcloth, measured around the machine and not the other way.'],
  ['clearwell', 'Clearwell', 1, 'Mount Gambier', 'Australia', 'CW-{L}{n}', 1, 'Water filters for fridges and jugs, with the date to change them on the cap.'],
  ['plumbline', 'Plumbline', 1, 'Moe', 'Australia', 'PL{L}{n}', 2, 'Hoses, stacking kits and feet: what the installer asks for when he is already there.'],
  ['rinsewell', 'Rinsewell', 1, 'Orange', 'Australia', 'RW{L}{n}', 1, 'Descaler, cleaner and milk-line rinse that is safe in a septic tank.'],
  ['wattle', 'Wattle', 2, 'Melbourne', 'Australia', 'WA-{L}{n}', 1, 'Gift cards and small things from the shop itself.'],
];
