import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, CORD, POWER, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const hairCare = defineFamily({
  code: 'hairCare',
  name: 'Hair dryers and stylers',
  letters: 'HC',
  groups: [
    group(
      'performance',
      'Performance',
      options('hairType', 'Type', OPEN_FACET),
      POWER,
      range('heatSettings', 'Heat settings', 'settings'),
      range('maxTemperature', 'Hottest setting', '°C', FACET),
      CORD,
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'ionic',
      name: 'Ionic',
      chance: [0.4, 0.8, 1],
      adds: 10,
      line: 'Ions against flyaway hair',
      says: ['Ions take the charge out of fine hair.'],
    },
    {
      code: 'coolShot',
      name: 'Cool shot',
      chance: [0.8, 1, 1],
      adds: 0,
      line: 'Cool shot to set a shape',
      says: ['A cool shot sets the shape.'],
    },
    {
      code: 'diffuser',
      name: 'Diffuser',
      chance: [0.2, 0.6, 0.9],
      adds: 12,
      line: 'Diffuser in the box',
      says: ['A diffuser for curls is in the box.'],
    },
    {
      code: 'brushless',
      name: 'Brushless motor',
      chance: [0, 0.25, 0.8],
      adds: 110,
      line: 'Brushless motor: light, fast and for years',
      says: ['The brushless motor is why it is light and why it lasts.'],
    },
    {
      code: 'autoOff',
      name: 'Turns itself off',
      chance: [0.3, 0.7, 1],
      adds: 5,
      line: 'Turns itself off after an hour',
      says: ['Forgotten on the basin, it turns itself off.'],
      plain: true,
    },
  ],
  lineup: [
    ['lune', 16, ['Brise', 'Croissant', 'Nacre']],
    ['sorrelle', 12, ['Riccio', 'Liscio']],
    ['barberry', 6, ['Sheen']],
  ],
  figures: (slot) => {
    const iron = slot.random.chance(0.4);
    return {
      hairType: iron ? 'Straightener' : 'Hair dryer',
      powerW: iron
        ? slot.random.pick([38, 45, 60])
        : slot.has('brushless')
          ? slot.random.pick([1500, 1600])
          : graded(slot, [1800, 2000, 2200]),
      heatSettings: iron ? graded(slot, [3, 6, 10]) : 3,
      maxTemperature: iron ? slot.random.pick([210, 220, 230]) : slot.random.pick([85, 95, 105]),
      cordM: roundTo(slot.random.between(1.8, 3), 0.1),
      ...(iron ? without('coolShot', 'diffuser', 'brushless') : without('autoOff')),
      widthMm: iron ? 38 : slot.random.int(180, 255),
      heightMm: iron ? slot.random.int(265, 300) : slot.random.int(230, 285),
      depthMm: iron ? 42 : slot.random.int(72, 92),
      weightKg: roundTo(
        iron
          ? slot.random.between(0.28, 0.42)
          : slot.has('brushless')
            ? slot.random.between(0.36, 0.46)
            : slot.random.between(0.5, 0.78),
        0.01,
      ),
      finish: choices(slot.random, ['Sand', 'Black', 'Blush', 'White', 'Navy'], 3),
    };
  },
  price: (a) => (a.text('hairType') === 'Straightener' ? 96 : 72),
  modelFigure: (a) => a.number('powerW'),
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.text('hairType') === 'Straightener' ? 'ceramic straightener' : 'hair dryer'}`, {
      with: [a.has('diffuser') && 'diffuser'],
      tail: [
        a.text('hairType') === 'Straightener' ? `${a.number('maxTemperature')}°` : `${thousands(a.number('powerW'))} W`,
        onlyFinish(a),
      ],
    }),
  facts: (a) => ({ grams: Math.round(a.number('weightKg') * 1000) }),
  copy: {
    summary: (a) =>
      a.text('hairType') === 'Straightener'
        ? ['A ceramic straightener up to {maxTemperature}° with {heatSettings} settings, {grams} g.']
        : ['A hair dryer of {powerW} watts and {grams} grams, with a {cordM} metre cord.'],
    paragraphs: [
      [
        (a) =>
          a.text('hairType') === 'Straightener'
            ? [
                'The plates are solid ceramic, float on springs and reach {maxTemperature}° in half a minute. {heatSettings} settings go down to 150° for fine hair.',
                'It is ready in 30 seconds, and set in {heatSettings} steps up to {maxTemperature}°.',
              ]
            : [
                'It dries with {powerW} watts in three heats and two speeds, and weighs {grams} grams, which an arm notices after five minutes.',
                'At {grams} grams it is easy to hold up. The cord is {cordM} metres and swivels.',
              ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [
      (a) =>
        a.text('hairType') === 'Straightener'
          ? ['Up to {maxTemperature}°, {heatSettings} settings']
          : ['{powerW} W, three heats'],
      ['{grams} g'],
      ['{cordM} m swivel cord'],
    ],
  },
  googleProductType: 'Health & Beauty > Personal Care > Hair Care > Hair Styling Tools',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
