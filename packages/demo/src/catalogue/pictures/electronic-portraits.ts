import type { KindParams } from '../../pictures/picture-path.ts';
import { type Painter, portrait, type Sitter } from './portrait.ts';

type Layout = NonNullable<KindParams<'keyboard'>['layout']>;
type Plug = NonNullable<KindParams<'cable'>['plug']>;
type Bracket = NonNullable<KindParams<'tvbracket'>['style']>;

const KEYS: Readonly<Record<string, Layout>> = { 'Full size': 'full', 'Without number pad': 'tkl', Compact: 'compact' };
const PLUGS: Readonly<Record<string, Plug>> = {
  'USB-C cable': 'usbc',
  'Network cable': 'lan',
  'Optical audio cable': 'audio',
};
const BRACKETS: Readonly<Record<string, Bracket>> = { 'Fixed bracket': 'fixed', 'Tilting bracket': 'tilt' };

const SCENES = ['dusk', 'reef', 'outback', 'forest', 'surf', 'aurora', 'city', 'bloom'] as const;
const DESKS = ['hills', 'ribbons', 'aurora', 'surf', 'dusk', 'city'] as const;
const HANDS = ['ribbons', 'aurora', 'bloom', 'surf', 'dusk', 'outback'] as const;

function desktop({ a, draw }: Sitter) {
  const type = a.text('desktopType');
  if (type === 'All-in-one')
    return draw('allinone', { inches: a.number('screenInches'), keyboard: a.has('keyboardIncluded') });
  if (type === 'Mini') return draw('streamer', { remote: false });
  const glow = a.text('graphics') !== 'Built in';
  return draw('desktop', { style: glow ? 'gaming' : 'office', glow });
}

function desk({ a, draw, pick }: Sitter) {
  if (a.knows('dpi')) return draw('mouse', { wired: a.text('connection') === 'USB' });
  if (a.knows('layout')) return draw('keyboard', { layout: KEYS[a.text('layout')] ?? 'full' });
  return draw('webcam', { mount: pick(['stand', 'clip']) });
}

function drive({ a, draw, pick }: Sitter) {
  const gigabytes = a.number('storageGb');
  if (a.text('driveType') !== 'Memory card') return draw('ssd', { gigabytes, rugged: a.has('rugged') });
  return draw('memorycard', { gigabytes, finish: pick(['eucalypt', 'navy', 'red', 'gold']) });
}

function camera({ a, draw }: Sitter) {
  const type = a.text('cameraType');
  if (type === 'Drone') return draw('drone');
  return draw(type === 'Action camera' ? 'actioncam' : 'camera');
}

function security({ a, draw }: Sitter) {
  const type = a.text('cameraType');
  if (type === 'Doorbell') return draw('doorbell');
  return draw('securitycam', { style: type === 'Indoor camera' ? 'indoor' : 'bullet' });
}

function smart({ a, draw }: Sitter) {
  if (a.text('smartType') === 'Smart display') return draw('smarthub');
  if (!a.knows('lumens')) return draw('speaker');
  const cap = a.text('fitting') === 'B22' ? 'bayonet' : 'screw';
  return draw('smartbulb', { cap, glow: a.has('colourLight') ? 'colour' : 'warm' });
}

function bag({ a, draw }: Sitter) {
  const type = a.text('bagType');
  if (type === 'Phone case') return draw('phonecase');
  return draw('laptopbag', {
    style: type === 'Laptop backpack' ? 'backpack' : type === 'Laptop sleeve' ? 'sleeve' : 'brief',
  });
}

function gift({ a, brand }: Sitter) {
  const type = a.text('giftType');
  if (type.startsWith('Donation')) return portrait('giftcard', { amount: 5, design: 'day' });
  if (type.includes('sleeve')) return portrait('laptopbag', { finish: 'navy', brand, style: 'sleeve' });
  return portrait('cleaningkit', { use: 'coffee' });
}

function charger({ a, draw }: Sitter) {
  const lead = a.has('cableIncluded');
  if (a.knows('batteryMah')) return draw('powerbank', { lead, capacity: a.number('batteryMah') });
  return draw('charger', { lead, watts: a.number('powerW'), ports: a.number('sockets') });
}

function television({ a, draw, pick }: Sitter) {
  const stand = a.text('stand') === 'Feet' ? 'feet' : 'pedestal';
  return draw('tv', { inches: a.number('screenInches'), stand, picture: pick(SCENES) });
}

function monitor({ a, draw, pick }: Sitter) {
  const inches = a.number('screenInches');
  return draw('monitor', { inches, shape: inches > 32 ? 'wide' : 'standard', wallpaper: pick(DESKS) });
}

function watch({ a, brand, draw, pick }: Sitter) {
  if (a.text('watchType') === 'Fitness band') return draw('fitnessband');
  return draw('watch', { shape: brand === 'orrery' ? 'round' : 'square', metal: pick(['silver', 'black', 'gold']) });
}

function router({ a, draw }: Sitter) {
  const units = a.number('packSize');
  return draw('router', { style: units > 1 ? 'mesh' : 'antenna', units });
}

/** Everything with a screen, a speaker, a battery or an antenna. */
export const ELECTRONIC_PORTRAITS: Readonly<Record<string, Painter>> = {
  televisions: television,
  soundbars: ({ a, draw }) => draw('soundbar', { sub: a.text('subwoofer') === 'Wireless' }),
  headphones: ({ draw, pick }) => draw('headphones', { accent: pick(['gold', 'copper', 'silver', 'green', 'plum']) }),
  earbuds: ({ draw, pick }) => draw('earbuds', { style: pick(['stem', 'bud']) }),
  portableSpeakers: ({ a, draw }) =>
    a.text('speakerType') === 'Party speaker'
      ? draw('partyspeaker', { lights: a.has('lights') })
      : draw('portablespeaker'),
  hiFi: ({ a, draw }) => (a.knows('powerW') ? draw('avreceiver') : draw('turntable', { wood: a.has('metalPlinth') })),
  projectorsAndStreamers: ({ a, draw, pick }) =>
    a.knows('lumens') ? draw('projector', { lens: pick(['side', 'centre']) }) : draw('streamer'),
  laptops: ({ draw, pick }) => draw('laptop', { wallpaper: pick(DESKS) }),
  desktops: desktop,
  tablets: ({ a, draw, pick }) => draw('tablet', { wallpaper: pick(HANDS), pencil: a.has('pen') }),
  eReaders: ({ a, draw }) => draw('ereader', { warm: a.has('warmLight') }),
  phones: ({ a, draw, pick }) =>
    draw('phone', { camera: a.number('cameras') > 2 ? 'triple' : 'dual', wallpaper: pick(HANDS) }),
  monitors: monitor,
  printers: ({ draw }) => draw('printer'),
  smartWatches: watch,
  routers: router,
  drives: drive,
  keyboardsAndMice: desk,
  securityCameras: security,
  smartHome: smart,
  consoles: ({ a, draw }) => draw(a.text('consoleType') === 'Console' ? 'console' : 'vrheadset'),
  gameControllers: ({ a, draw }) => draw('gamepad', { wired: a.text('connection') === 'USB' }),
  cameras: camera,
  lenses: ({ a, draw }) => draw('lens', { reach: a.text('lensType') === 'Prime' ? 'prime' : 'zoom' }),
  tvBrackets: ({ a, draw }) => draw('tvbracket', { style: BRACKETS[a.text('bracketType')] ?? 'full' }),
  cables: ({ a, draw }) => draw('cable', { plug: PLUGS[a.text('cableType')] ?? 'hdmi', metres: a.number('lengthM') }),
  bagsAndCases: bag,
  chargers: charger,
  giftCards: ({ a, pick }) =>
    portrait('giftcard', { amount: a.number('amount'), design: pick(['night', 'day', 'cream', 'plum']) }),
  gifts: gift,
};
