import type { KindParams } from '../../pictures/picture-path.ts';
import type { Reader } from '../recipe/reader.ts';
import { type Painter, plain, portrait, type Sitter, unpainted } from './portrait.ts';

type Layout = NonNullable<KindParams<'fridge'>['layout']>;

const fridge =
  (layout: Layout): Painter =>
  (sitter) => {
    const { a } = sitter;
    return portrait('fridge', {
      ...plain(sitter),
      layout,
      handle: a.knows('handles') && a.text('handles') === 'Bar' ? 'bar' : 'recess',
      dispenser: a.has('iceAndWater') || a.has('waterDispenser'),
      glass: a.has('glassDoor'),
    });
  };

const rim = (sitter: Sitter) => (sitter.paint === 'white' ? sitter.pick(['chrome', 'dark', 'white'] as const) : 'dark');
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
  chestFreezers: (sitter) => portrait('chestfreezer', plain(sitter)),
  wineFridges: (sitter) => portrait('winecabinet', { ...plain(sitter), zones: sitter.a.has('twoZones') }),
  frontLoadWashers: (sitter) =>
    portrait('washer', {
      ...plain(sitter),
      rim: rim(sitter),
      panel: sitter.pick(['drawer', 'dial'] as const),
      kg: kilos(sitter.a, 'capacityKg'),
    }),
  topLoadWashers: (sitter) => portrait('toploader', { ...plain(sitter), kg: kilos(sitter.a, 'capacityKg') }),
  washerDryers: (sitter) =>
    portrait('washerdryer', {
      ...plain(sitter),
      rim: rim(sitter),
      kg: kilos(sitter.a, 'capacityKg'),
      drykg: kilos(sitter.a, 'dryKg'),
    }),
  heatPumpDryers: (sitter) => portrait('dryer', { ...plain(sitter), rim: rim(sitter) }),
  ventedDryers: (sitter) => portrait('dryer', { ...plain(sitter), rim: 'white' }),
  builtInOvens: (sitter) =>
    portrait('oven', {
      ...plain(sitter),
      knobs: sitter.a.number('widthCm') > 60 ? 'four' : sitter.pick(['two', 'two', 'touch'] as const),
    }),
  freestandingCookers: (sitter) => portrait('cooker', { ...plain(sitter), hob: hob(sitter.a.text('topType')) }),
  electricCooktops: (sitter) => portrait('cooktop', { ...unpainted(sitter), fuel: hob(sitter.a.text('cooktopType')) }),
  gasCooktops: (sitter) => portrait('cooktop', { ...unpainted(sitter), fuel: 'gas' }),
  rangehoods: (sitter) =>
    portrait('rangehood', { ...plain(sitter), style: sitter.a.text('hoodType') === 'Canopy' ? 'canopy' : 'flat' }),
  microwaves: (sitter) =>
    portrait('microwave', { ...plain(sitter), control: sitter.pick(['dial', 'keypad'] as const) }),
  dishwashers: (sitter) =>
    portrait('dishwasher', { ...plain(sitter), handle: sitter.pick(['bar', 'pocket'] as const) }),
  splitSystems: (sitter) => portrait('aircon', { ...plain(sitter), temp: sitter.pick([21, 22, 23, 24]) }),
  portableCoolers: (sitter) => portrait(sitter.a.knows('coolKw') ? 'portableac' : 'aircooler', plain(sitter)),
};
