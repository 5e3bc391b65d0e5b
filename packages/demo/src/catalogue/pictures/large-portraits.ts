import type { KindParams } from '../../pictures/picture-path.ts';
import type { Reader } from '../recipe/reader.ts';
import type { Painter, Sitter } from './portrait.ts';

type Layout = NonNullable<KindParams<'fridge'>['layout']>;

const fridge =
  (layout: Layout): Painter =>
  ({ a, draw }) =>
    draw('fridge', {
      layout,
      handle: a.knows('handles') && a.text('handles') === 'Bar' ? 'bar' : 'recess',
      dispenser: a.has('iceAndWater') || a.has('waterDispenser'),
      glass: a.has('glassDoor'),
    });

const rim = ({ paint, pick }: Sitter) => (paint === 'white' ? pick(['chrome', 'dark', 'white']) : 'dark');
const kilos = (a: Reader, code: string) => Math.round(a.number(code));

function hob(words: string): 'gas' | 'induction' | 'ceramic' {
  if (words === 'Gas') return 'gas';
  return words === 'Induction' ? 'induction' : 'ceramic';
}

/** Everything that is plumbed in, wired in or takes two people to carry. */
export const LARGE_PORTRAITS: Readonly<Record<string, Painter>> = {
  frenchDoorFridges: fridge('french'),
  fourDoorFridges: fridge('quad'),
  sideBySideFridges: fridge('side'),
  bottomMountFridges: fridge('bottom'),
  topMountFridges: fridge('top'),
  barFridges: fridge('bar'),
  uprightFreezers: fridge('bar'),
  chestFreezers: ({ draw }) => draw('chestfreezer'),
  wineFridges: ({ a, draw }) => draw('winecabinet', { zones: a.has('twoZones') }),
  frontLoadWashers: (sitter) =>
    sitter.draw('washer', {
      rim: rim(sitter),
      panel: sitter.pick(['drawer', 'dial']),
      kg: kilos(sitter.a, 'capacityKg'),
    }),
  topLoadWashers: ({ a, draw }) => draw('toploader', { kg: kilos(a, 'capacityKg') }),
  washerDryers: (sitter) =>
    sitter.draw('washerdryer', {
      rim: rim(sitter),
      kg: kilos(sitter.a, 'capacityKg'),
      drykg: kilos(sitter.a, 'dryKg'),
    }),
  heatPumpDryers: (sitter) => sitter.draw('dryer', { rim: rim(sitter) }),
  ventedDryers: ({ draw }) => draw('dryer', { rim: 'white' }),
  builtInOvens: ({ a, draw, pick }) =>
    draw('oven', { knobs: a.number('widthCm') > 60 ? 'four' : pick(['two', 'two', 'touch']) }),
  freestandingCookers: ({ a, draw }) => draw('cooker', { hob: hob(a.text('topType')) }),
  electricCooktops: ({ a, draw }) => draw('cooktop', { fuel: hob(a.text('cooktopType')) }),
  gasCooktops: ({ draw }) => draw('cooktop', { fuel: 'gas' }),
  rangehoods: ({ a, draw }) => draw('rangehood', { style: a.text('hoodType') === 'Canopy' ? 'canopy' : 'flat' }),
  microwaves: ({ draw, pick }) => draw('microwave', { control: pick(['dial', 'keypad']) }),
  dishwashers: ({ draw, pick }) => draw('dishwasher', { handle: pick(['bar', 'pocket']) }),
  splitSystems: ({ draw, pick }) => draw('aircon', { temp: pick([21, 22, 23, 24]) }),
  portableCoolers: ({ a, draw }) => draw(a.knows('coolKw') ? 'portableac' : 'aircooler'),
};
