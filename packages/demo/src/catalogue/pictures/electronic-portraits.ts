import type { KindParams } from '../../pictures/picture-path.ts';
import { type Painter, plain, portrait, type Sitter, unpainted } from './portrait.ts';

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

function desktop(sitter: Sitter) {
  const { a } = sitter;
  const type = a.text('desktopType');
  if (type === 'All-in-one')
    return portrait('allinone', {
      ...plain(sitter),
      inches: a.number('screenInches'),
      keyboard: a.has('keyboardIncluded'),
    });
  if (type === 'Mini') return portrait('streamer', { ...plain(sitter), remote: false });
  const gaming = a.text('graphics') !== 'Built in';
  return portrait('desktop', { ...plain(sitter), style: gaming ? 'gaming' : 'office', glow: gaming });
}

function desk(sitter: Sitter) {
  const { a } = sitter;
  const wired = a.text('connection') === 'USB';
  if (a.knows('dpi')) return portrait('mouse', { ...plain(sitter), wired });
  if (a.knows('layout')) return portrait('keyboard', { ...plain(sitter), layout: KEYS[a.text('layout')] ?? 'full' });
  return portrait('webcam', { ...plain(sitter), mount: sitter.pick(['stand', 'clip'] as const) });
}

function drive(sitter: Sitter) {
  const { a } = sitter;
  const gigabytes = a.number('storageGb');
  if (a.text('driveType') !== 'Memory card')
    return portrait('ssd', { ...plain(sitter), gigabytes, rugged: a.has('rugged') });
  return portrait('memorycard', {
    ...unpainted(sitter),
    gigabytes,
    finish: sitter.pick(['eucalypt', 'navy', 'red', 'gold'] as const),
  });
}

function camera(sitter: Sitter) {
  const type = sitter.a.text('cameraType');
  if (type === 'Drone') return portrait('drone', plain(sitter));
  return type === 'Action camera' ? portrait('actioncam', plain(sitter)) : portrait('camera', plain(sitter));
}

function security(sitter: Sitter) {
  const type = sitter.a.text('cameraType');
  if (type === 'Doorbell') return portrait('doorbell', plain(sitter));
  return portrait('securitycam', { ...plain(sitter), style: type === 'Indoor camera' ? 'indoor' : 'bullet' });
}

function smart(sitter: Sitter) {
  const { a } = sitter;
  if (a.text('smartType') === 'Smart display') return portrait('smarthub', plain(sitter));
  if (!a.knows('lumens')) return portrait('speaker', plain(sitter));
  const cap = a.text('fitting') === 'B22' ? 'bayonet' : 'screw';
  return portrait('smartbulb', { ...unpainted(sitter), cap, glow: a.has('colourLight') ? 'colour' : 'warm' });
}

function bag(sitter: Sitter) {
  const type = sitter.a.text('bagType');
  if (type === 'Phone case') return portrait('phonecase', plain(sitter));
  const style = type === 'Laptop backpack' ? 'backpack' : type === 'Laptop sleeve' ? 'sleeve' : 'brief';
  return portrait('laptopbag', { ...plain(sitter), style });
}

function gift(sitter: Sitter) {
  const type = sitter.a.text('giftType');
  if (type.startsWith('Donation')) return portrait('giftcard', { amount: 5, design: 'day' });
  if (type.includes('sleeve')) return portrait('laptopbag', { finish: 'navy', brand: sitter.brand, style: 'sleeve' });
  return portrait('cleaningkit', { use: 'coffee' });
}

function charger(sitter: Sitter) {
  const { a } = sitter;
  const lead = a.has('cableIncluded');
  if (a.knows('batteryMah')) return portrait('powerbank', { ...plain(sitter), lead, capacity: a.number('batteryMah') });
  return portrait('charger', { ...plain(sitter), lead, watts: a.number('powerW'), ports: a.number('sockets') });
}

function television(sitter: Sitter) {
  const stand = sitter.a.text('stand') === 'Feet' ? 'feet' : 'pedestal';
  return portrait('tv', {
    ...unpainted(sitter),
    inches: sitter.a.number('screenInches'),
    stand,
    picture: sitter.pick(SCENES),
  });
}

function monitor(sitter: Sitter) {
  const inches = sitter.a.number('screenInches');
  const shape = inches > 32 ? 'wide' : 'standard';
  return portrait('monitor', { ...plain(sitter), inches, shape, wallpaper: sitter.pick(DESKS) });
}

/** Everything with a screen, a speaker, a battery or an antenna. */
export const ELECTRONIC_PORTRAITS: Readonly<Record<string, Painter>> = {
  televisions: television,
  soundbars: (sitter) => portrait('soundbar', { ...plain(sitter), sub: sitter.a.text('subwoofer') === 'Wireless' }),
  headphones: (sitter) =>
    portrait('headphones', {
      ...plain(sitter),
      accent: sitter.pick(['gold', 'copper', 'silver', 'green', 'plum'] as const),
    }),
  earbuds: (sitter) => portrait('earbuds', { ...plain(sitter), style: sitter.pick(['stem', 'bud'] as const) }),
  portableSpeakers: (sitter) =>
    sitter.a.text('speakerType') === 'Party speaker'
      ? portrait('partyspeaker', { ...plain(sitter), lights: sitter.a.has('lights') })
      : portrait('portablespeaker', plain(sitter)),
  hiFi: (sitter) =>
    sitter.a.knows('powerW')
      ? portrait('avreceiver', plain(sitter))
      : portrait('turntable', { ...plain(sitter), wood: sitter.a.has('metalPlinth') }),
  projectorsAndStreamers: (sitter) =>
    sitter.a.knows('lumens')
      ? portrait('projector', { ...plain(sitter), lens: sitter.pick(['side', 'centre'] as const) })
      : portrait('streamer', plain(sitter)),
  laptops: (sitter) => portrait('laptop', { ...plain(sitter), wallpaper: sitter.pick(DESKS) }),
  desktops: desktop,
  tablets: (sitter) =>
    portrait('tablet', { ...plain(sitter), wallpaper: sitter.pick(HANDS), pencil: sitter.a.has('pen') }),
  eReaders: (sitter) => portrait('ereader', { ...plain(sitter), warm: sitter.a.has('warmLight') }),
  phones: (sitter) =>
    portrait('phone', {
      ...plain(sitter),
      camera: sitter.a.number('cameras') > 2 ? 'triple' : 'dual',
      wallpaper: sitter.pick(HANDS),
    }),
  monitors: monitor,
  printers: (sitter) => portrait('printer', plain(sitter)),
  smartWatches: (sitter) =>
    sitter.a.text('watchType') === 'Fitness band'
      ? portrait('fitnessband', plain(sitter))
      : portrait('watch', {
          ...plain(sitter),
          shape: sitter.brand === 'orrery' ? 'round' : 'square',
          metal: sitter.pick(['silver', 'black', 'gold'] as const),
        }),
  routers: (sitter) =>
    portrait('router', {
      ...plain(sitter),
      style: sitter.a.number('packSize') > 1 ? 'mesh' : 'antenna',
      units: sitter.a.number('packSize'),
    }),
  drives: drive,
  keyboardsAndMice: desk,
  securityCameras: security,
  smartHome: smart,
  consoles: (sitter) =>
    sitter.a.text('consoleType') === 'Console'
      ? portrait('console', plain(sitter))
      : portrait('vrheadset', plain(sitter)),
  gameControllers: (sitter) => portrait('gamepad', { ...plain(sitter), wired: sitter.a.text('connection') === 'USB' }),
  cameras: camera,
  lenses: (sitter) =>
    portrait('lens', { ...plain(sitter), reach: sitter.a.text('lensType') === 'Prime' ? 'prime' : 'zoom' }),
  tvBrackets: (sitter) =>
    portrait('tvbracket', { ...plain(sitter), style: BRACKETS[sitter.a.text('bracketType')] ?? 'full' }),
  cables: (sitter) =>
    portrait('cable', {
      ...plain(sitter),
      plug: PLUGS[sitter.a.text('cableType')] ?? 'hdmi',
      metres: sitter.a.number('lengthM'),
    }),
  bagsAndCases: bag,
  chargers: charger,
  giftCards: (sitter) =>
    portrait('giftcard', {
      amount: sitter.a.number('amount'),
      design: sitter.pick(['night', 'day', 'cream', 'plum'] as const),
    }),
  gifts: gift,
};
