import type { Painter, Sitter } from './portrait.ts';

function shaver({ a, draw }: Sitter) {
  const type = a.text('shaverType');
  if (type === 'Hair clipper' || type === 'Trimmer') return draw('hairclipper', { combs: 2 });
  return draw('shaver', { head: type === 'Foil shaver' ? 'foil' : 'rotary' });
}

const COOKERS: Readonly<Record<string, 'ricecooker' | 'slowcooker'>> = {
  'Rice cooker': 'ricecooker',
  'Slow cooker': 'slowcooker',
};
const CARE_USE: Readonly<Record<string, 'coffee' | 'kitchen'>> = { Descaler: 'coffee', 'Milk-line rinse': 'coffee' };

/** Bench, floor, bathroom and room appliances, and their consumables. */
export const SMALL_PORTRAITS: Readonly<Record<string, Painter>> = {
  irons: ({ a, draw }) =>
    a.text('ironType') === 'Garment steamer' ? draw('garmentsteamer', { form: 'handheld' }) : draw('iron'),
  stickVacuums: ({ draw }) => draw('stick'),
  robotVacuums: ({ a, draw }) => draw('robot', { dock: a.has('selfEmpty') }),
  barrelVacuums: ({ a, draw }) => draw(a.text('vacuumType') === 'Barrel' ? 'canister' : 'carpetwasher'),
  espressoMachines: ({ a, draw }) => draw('espresso', { hopper: a.has('grinder') }),
  coffeeMakers: ({ a, draw }) => draw(a.knows('grindSteps') ? 'grinder' : 'podcoffee'),
  kettles: ({ draw }) => draw('kettle'),
  toasters: ({ a, draw }) =>
    a.text('toasterType') === 'Toaster'
      ? draw('toaster', { slots: a.number('slices') > 2 ? 'four' : 'two' })
      : draw('sandwichpress'),
  airFryers: ({ a, draw }) => draw('airfryer', { window: a.has('window') }),
  blenders: ({ draw, pick }) => draw('blender', { fill: pick(['berry', 'mango', 'green']) }),
  mixersAndProcessors: ({ a, draw }) => draw(a.text('machineType') === 'Stand mixer' ? 'standmixer' : 'foodprocessor'),
  benchCookers: ({ a, draw }) => draw(COOKERS[a.text('cookerType')] ?? 'multicooker'),
  sodaMakers: ({ draw }) => draw('sodamaker'),
  scales: ({ a, draw }) => draw('scales', { body: a.text('scaleType') === 'Bathroom scale' }),
  fans: ({ a, brand, draw }) =>
    a.text('fanType') === 'Tower' ? draw('towerfan', { form: brand === 'aerolune' ? 'loop' : 'tower' }) : draw('fan'),
  heaters: ({ a, draw }) =>
    a.knows('fins') ? draw('heater', { fins: a.number('fins') }) : draw('towerfan', { form: 'tower' }),
  airPurifiers: ({ a, draw, pick }) =>
    a.knows('cadr') ? draw('purifier', { form: pick(['round', 'box']) }) : draw('dehumidifier'),
  hairCare: ({ a, draw, pick }) =>
    a.text('hairType') === 'Straightener'
      ? draw('straightener')
      : draw('hairdryer', { accent: pick(['gold', 'silver', 'copper', 'plum']) }),
  shavers: shaver,
  toothbrushes: ({ a, draw }) => draw('toothbrush', { heads: a.number('heads') > 1 ? 2 : 1 }),
  waterFilters: ({ a, draw, pick }) =>
    draw('waterfilter', { finish: pick(['sky', 'eucalypt']), count: a.number('packSize') }),
  applianceCare: ({ a, draw }) => draw('cleaningkit', { use: CARE_USE[a.text('careType')] ?? 'kitchen' }),
  vacuumParts: ({ a, draw }) =>
    a.text('partType') === 'Vacuum bags'
      ? draw('vacuumbags', { finish: 'eucalypt', count: a.number('packSize') })
      : draw('accessorykit', { content: a.text('fits').includes('robot') ? 'robot' : 'stick' }),
};
