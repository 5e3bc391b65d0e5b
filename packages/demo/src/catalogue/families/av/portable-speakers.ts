import { FACET, group, OPEN_FACET, options } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, type FinishName, onlyFinish } from '../../recipe/finishes.ts';
import { BATTERY_HOURS, COLOUR, POWER, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, roundTo } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const OUTDOOR: readonly FinishName[] = ['Black', 'Eucalypt', 'Red', 'Sky blue', 'Sand', 'Navy'];

export const portableSpeakers = defineFamily({
  code: 'portableSpeakers',
  name: 'Portable and party speakers',
  letters: 'PS',
  groups: [
    group(
      'sound',
      'Sound',
      options('speakerType', 'Type', OPEN_FACET),
      POWER,
      BATTERY_HOURS,
      options('waterRating', 'Water rating', FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'pairs',
      name: 'Pairs for stereo',
      chance: [0.4, 0.9, 1],
      adds: 10,
      line: 'Two of them make stereo',
      says: ['Two of them make a stereo pair at the press of a button.'],
    },
    {
      code: 'powerOut',
      name: 'Charges a phone',
      chance: [0.1, 0.4, 0.7],
      adds: 15,
      line: 'Charges a phone from its own battery',
      says: ['It charges a phone from its own battery.'],
    },
    {
      code: 'lights',
      name: 'Lights',
      chance: [0.1, 0.2, 0.3],
      adds: 20,
      line: 'Lights that can be turned off',
      says: ['The lights follow the music, or stay off.'],
    },
    {
      code: 'floats',
      name: 'Floats',
      chance: [0.1, 0.35, 0.5],
      adds: 5,
      line: 'Floats face up',
      says: ['It floats, face up, and keeps playing.'],
      plain: true,
    },
  ],
  lineup: [
    ['currawong', 15, ['Gully', 'Ridge', 'Creek', 'Bluff']],
    ['murmur', 7, ['Pebble']],
    ['pardalote', 8, ['Twig']],
    ['tonewell', 6, ['Jetty']],
    ['kestrel', 5, ['Perch']],
    ['rookery', 4, ['Racket']],
  ],
  figures: (slot) => {
    const powerW = placed(slot, [8, 12, 20, 24, 30, 40, 60, 120, 200, 320]);
    const party = powerW >= 120;
    const size = Math.cbrt(powerW);
    return {
      speakerType: party ? 'Party speaker' : 'Portable speaker',
      powerW,
      batteryHours: graded(slot, [12, 16, 24]) + slot.random.int(-1, 2),
      waterRating: party ? 'IPX4' : graded(slot, ['IPX7', 'IP67', 'IP67']),
      widthMm: Math.round(party ? 210 + size * 18 : 62 + size * 38),
      heightMm: Math.round(party ? 320 + size * 34 : 52 + size * 15),
      depthMm: Math.round(party ? 220 + size * 14 : 48 + size * 14),
      weightKg: roundTo(party ? powerW * 0.045 : 0.16 + powerW * 0.03, 0.01),
      finish: party ? 'Black' : choices(slot.random, OUTDOOR, 4),
    };
  },
  price: (a) => 42 + a.number('powerW') ** 0.82 * 6.4,
  modelFigure: (a) => a.number('powerW'),
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.text('speakerType').toLowerCase()}`, {
      tail: [
        `${a.number('powerW')} W`,
        `${a.number('batteryHours')} h`,
        a.text('speakerType') === 'Party speaker' && 'wheels and handle',
        onlyFinish(a),
      ],
    }),
  copy: {
    summary: [
      'A {speakerType|lower} with {powerW} watts and {batteryHours} hours of battery.',
      '{batteryHours} hours of music at {powerW} watts, rated {waterRating}.',
    ],
    paragraphs: [
      [
        [
          'It plays for {batteryHours} hours at a level you can talk over, with {powerW} watts for when you stop talking.',
          'The battery lasts {batteryHours} hours and charges by {charge}. Power is {powerW} watts.',
        ],
        (a) =>
          a.text('waterRating') === 'IPX4'
            ? ['Splashes are fine ({waterRating}); leave it out of the pool.']
            : [
                'It is rated {waterRating}, so it can go under water for half an hour.',
                'Rated {waterRating}: sand, spray and a dropped moment in the creek.',
              ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [['{powerW} W, {batteryHours} hours'], ['{waterRating} against water'], ['{weightKg} kg to carry']],
  },
  facts: (a) => ({ charge: a.text('speakerType') === 'Party speaker' ? 'mains cord' : 'USB-C' }),
  googleProductType: 'Electronics > Audio > Audio Components > Speakers',
  bulky: false,
  repairPlan: true,
  accessories: ['cables', 'chargers'],
});
