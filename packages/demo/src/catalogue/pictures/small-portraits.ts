import type { KindName } from '../../pictures/picture-path.ts';
import { type Painter, plain, portrait, type Sitter, unpainted } from './portrait.ts';

/** Kinds that need only the common parameters. */
type PlainKind = Extract<
  KindName,
  | 'aircooler'
  | 'canister'
  | 'carpetwasher'
  | 'foodprocessor'
  | 'grinder'
  | 'iron'
  | 'kettle'
  | 'multicooker'
  | 'ricecooker'
  | 'sandwichpress'
  | 'slowcooker'
  | 'sodamaker'
  | 'standmixer'
  | 'stick'
  | 'straightener'
>;

const simple =
  (kind: PlainKind): Painter =>
  (sitter) =>
    portrait(kind, plain(sitter));

function iron(sitter: Sitter) {
  if (sitter.a.text('ironType') !== 'Garment steamer') return portrait('iron', plain(sitter));
  return portrait('garmentsteamer', { ...plain(sitter), form: 'handheld' });
}

function benchCooker(sitter: Sitter) {
  const type = sitter.a.text('cookerType');
  if (type === 'Rice cooker') return portrait('ricecooker', plain(sitter));
  return portrait(type === 'Slow cooker' ? 'slowcooker' : 'multicooker', plain(sitter));
}

function fan(sitter: Sitter) {
  if (sitter.a.text('fanType') !== 'Tower') return portrait('fan', plain(sitter));
  return portrait('towerfan', { ...plain(sitter), form: sitter.brand === 'aerolune' ? 'loop' : 'tower' });
}

function heater(sitter: Sitter) {
  if (!sitter.a.knows('fins')) return portrait('towerfan', { ...plain(sitter), form: 'tower' });
  return portrait('heater', { ...plain(sitter), fins: sitter.a.number('fins') });
}

function shaver(sitter: Sitter) {
  const type = sitter.a.text('shaverType');
  if (type === 'Hair clipper' || type === 'Trimmer') return portrait('hairclipper', { ...plain(sitter), combs: 2 });
  return portrait('shaver', { ...plain(sitter), head: type === 'Foil shaver' ? 'foil' : 'rotary' });
}

function air(sitter: Sitter) {
  if (!sitter.a.knows('cadr')) return portrait('dehumidifier', plain(sitter));
  return portrait('purifier', { ...plain(sitter), form: sitter.pick(['round', 'box'] as const) });
}

const CARE_USE: Readonly<Record<string, 'coffee' | 'kitchen'>> = { Descaler: 'coffee', 'Milk-line rinse': 'coffee' };

/** Bench, floor, bathroom and room appliances, and their consumables. */
export const SMALL_PORTRAITS: Readonly<Record<string, Painter>> = {
  irons: iron,
  stickVacuums: simple('stick'),
  robotVacuums: (sitter) => portrait('robot', { ...plain(sitter), dock: sitter.a.has('selfEmpty') }),
  barrelVacuums: (sitter) =>
    portrait(sitter.a.text('vacuumType') === 'Barrel' ? 'canister' : 'carpetwasher', plain(sitter)),
  espressoMachines: (sitter) => portrait('espresso', { ...plain(sitter), hopper: sitter.a.has('grinder') }),
  coffeeMakers: (sitter) => portrait(sitter.a.knows('grindSteps') ? 'grinder' : 'podcoffee', plain(sitter)),
  kettles: simple('kettle'),
  toasters: (sitter) =>
    sitter.a.text('toasterType') === 'Toaster'
      ? portrait('toaster', { ...plain(sitter), slots: sitter.a.number('slices') > 2 ? 'four' : 'two' })
      : portrait('sandwichpress', plain(sitter)),
  airFryers: (sitter) => portrait('airfryer', { ...plain(sitter), window: sitter.a.has('window') }),
  blenders: (sitter) =>
    portrait('blender', { ...plain(sitter), fill: sitter.pick(['berry', 'mango', 'green'] as const) }),
  mixersAndProcessors: (sitter) =>
    portrait(sitter.a.text('machineType') === 'Stand mixer' ? 'standmixer' : 'foodprocessor', plain(sitter)),
  benchCookers: benchCooker,
  sodaMakers: simple('sodamaker'),
  scales: (sitter) => portrait('scales', { ...plain(sitter), body: sitter.a.text('scaleType') === 'Bathroom scale' }),
  fans: fan,
  heaters: heater,
  airPurifiers: air,
  hairCare: (sitter) =>
    sitter.a.text('hairType') === 'Straightener'
      ? portrait('straightener', plain(sitter))
      : portrait('hairdryer', { ...plain(sitter), accent: sitter.pick(['gold', 'silver', 'copper', 'plum'] as const) }),
  shavers: shaver,
  toothbrushes: (sitter) => portrait('toothbrush', { ...plain(sitter), heads: sitter.a.number('heads') > 1 ? 2 : 1 }),
  waterFilters: (sitter) =>
    portrait('waterfilter', {
      ...unpainted(sitter),
      finish: sitter.pick(['sky', 'eucalypt'] as const),
      count: sitter.a.number('packSize'),
    }),
  applianceCare: (sitter) =>
    portrait('cleaningkit', { ...unpainted(sitter), use: CARE_USE[sitter.a.text('careType')] ?? 'kitchen' }),
  vacuumParts: (sitter) =>
    sitter.a.text('partType') === 'Vacuum bags'
      ? portrait('vacuumbags', { ...unpainted(sitter), count: sitter.a.number('packSize') })
      : portrait('accessorykit', {
          ...unpainted(sitter),
          content: sitter.a.text('fits').includes('robot') ? 'robot' : 'stick',
        }),
};
