import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const routers = defineFamily({
  code: 'routers',
  name: 'Routers and mesh',
  letters: 'RT',
  groups: [
    group(
      'performance',
      'Performance',
      options('routerType', 'Type', OPEN_FACET),
      options('wifiStandard', 'Wi-Fi', OPEN_FACET),
      range('speedMbps', 'Speed over the air', 'Mbps', FACET),
      range('coverM2', 'Coverage', 'm²', { ...FACET, prefix: 'About ' }),
      range('lanPorts', 'Network sockets', NO_UNIT),
      range('packSize', 'In the box', NO_UNIT, FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'guestNetwork',
      name: 'Guest network',
      chance: [0.7, 1, 1],
      adds: 0,
      line: 'Guest network with its own password',
      says: ['Guests get a network of their own that cannot see your printer.'],
    },
    {
      code: 'parental',
      name: 'Bedtimes',
      chance: [0.3, 0.8, 1],
      adds: 10,
      line: 'Bedtimes for each device',
      says: ['Each device can be given a bedtime.'],
    },
    {
      code: 'multiGig',
      name: '2.5 gigabit socket',
      chance: [0, 0.4, 1],
      adds: 40,
      line: '2.5 gigabit socket for fast fibre',
      says: ['One socket takes 2.5 gigabits, for the faster NBN plans.'],
    },
    {
      code: 'localSettings',
      name: 'No account needed',
      chance: [0.4, 0.6, 0.7],
      adds: 0,
      line: 'Set up without an account',
      says: ['It is set up from a page on the router itself, without an account.'],
    },
  ],
  lineup: [
    ['numbat', 16, ['Log', 'Hollow', 'Gum']],
    ['tesselar', 7, ['Node']],
    ['kestrel', 6, ['Roost']],
  ],
  figures: (slot) => {
    const packSize = slot.random.pick(slot.grade === 0 ? [1] : [1, 2, 3]);
    return {
      routerType: packSize > 1 ? 'Mesh system' : 'Router',
      packSize,
      wifiStandard: graded(slot, ['Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7']),
      speedMbps: graded(slot, [1800, 3000, 6500]) + slot.random.int(0, 4) * 100,
      coverM2: 110 + (packSize - 1) * 110 + slot.grade * 20,
      lanPorts: packSize > 1 ? 2 : 4,
      widthMm: packSize > 1 ? slot.random.int(98, 118) : slot.random.int(210, 260),
      heightMm: packSize > 1 ? slot.random.int(110, 190) : slot.random.int(38, 180),
      depthMm: packSize > 1 ? slot.random.int(98, 118) : slot.random.int(130, 170),
      weightKg: roundTo(slot.random.between(0.35, 0.7), 0.01),
      finish: slot.random.pick(['White', 'White', 'Graphite']),
    };
  },
  price: (a) => 60 + a.number('speedMbps') * 0.034 + (a.number('packSize') - 1) * (55 + a.number('speedMbps') * 0.03),
  modelFigure: (a) => a.number('speedMbps'),
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.text('wifiStandard')} ${a.text('routerType').toLowerCase()}`, {
      tail: [a.number('packSize') > 1 && `${a.number('packSize')} pack`, `${thousands(a.number('speedMbps'))} Mbps`],
    }),
  copy: {
    summary: [
      '{wifiStandard} for about {coverM2} m², up to {speedMbps} Mbps.',
      'A {routerType|lower} that covers about {coverM2} m² with {wifiStandard}.',
    ],
    paragraphs: [
      [
        [
          'It covers about {coverM2} square metres of brick-veneer house with {wifiStandard}, up to {speedMbps} Mbps over the air.',
          'Up to {speedMbps} Mbps go through the air and {lanPorts} sockets take cables. In a double-brick house count on about two thirds of {coverM2} m².',
        ],
        [
          'It works with every NBN connection type; fibre to the node needs a modem in front.',
          'For the NBN it connects to the box on the wall; fibre to the node needs a modem as well.',
        ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [
      ['{wifiStandard}, up to {speedMbps} Mbps'],
      ['Covers about {coverM2} m²'],
      ['{lanPorts} network sockets'],
    ],
  },
  googleProductType: 'Electronics > Networking > Bridges & Routers > Wireless Routers',
  bulky: false,
  repairPlan: false,
  accessories: ['cables'],
});
