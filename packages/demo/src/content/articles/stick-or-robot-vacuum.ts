import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, table } from '../blocks.ts';
import { articles } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer, chosenProducts } from '../guide-blocks.ts';
import { scene } from '../pictures.ts';

export const stickOrRobotVacuum: ArticleDraft = {
  id: 'stick-or-robot-vacuum',
  parentId: 'buying-guides',
  name: 'Stick or robot vacuum?',
  kicker: 'Vacuums',
  summary:
    'A robot keeps a clean floor clean. A stick makes a dirty one clean. What your floors say about which to buy.',
  heroImage: scene('still-clean', 'A stick vacuum and a robot vacuum'),
  publishedDaysAgo: 140,
  checkedDaysAgo: 25,
  body: [
    answer(
      '<strong>Robot</strong> for hard floors, pets and people who are out all day.',
      '<strong>Stick</strong> for carpet, stairs, children and cars.',
      '<strong>Barrel</strong> for deep carpet and a large house. It is also the cheapest and the longest lived.',
    ),
    h2('Two different jobs'),
    p(
      'A stick vacuum has a motor of 400 to 700 W that you aim for ten minutes. A robot has about a tenth of that and takes an hour, every day, while you are out. One is for the flour on the floor; the other is for the dust that was going to be there on Friday.',
    ),
    table(
      ['At home', 'Stick', 'Robot', 'Barrel with a cord'],
      [
        ['Work for you', '10 to 20 min', '5 min to pick things up', '30 min'],
        ['Deep carpet', 'good, on high', 'fair', 'best'],
        ['Timber and tile', 'good', 'good, and many mop', 'good'],
        ['Stairs and sofa', 'yes', 'no', 'yes'],
        ['Under the bed', 'if the head lies flat', 'yes, from about 110 mm', 'seldom'],
        ['Noise', '72 to 80 dB for 15 min', '61 to 69 dB for an hour', '67 to 80 dB'],
        ['Battery', '36 to 69 min on low', '90 to 189 min', 'none'],
        ['Price', '$199 to $1,299', '$229 to $2,049', '$149 to $599'],
      ],
    ),
    h2('Buying a stick'),
    list(
      '<strong>Ignore the longest run time.</strong> It is for the lowest power with no brush turning. Ask for minutes on the middle setting with the floor head: 25 to 40 is good.',
      '<strong>Weight in the hand</strong> matters more than total weight, because the motor sits at the top. Lift it to the curtain rail in the store.',
      '<strong>A battery that clicks out</strong> can be replaced in four years for about $150. A built-in one may end the machine.',
      '<strong>Two heads:</strong> a soft roller for hard floors and a bristle bar for carpet, or one that changes by itself.',
      '<strong>A sealed filter</strong> (HEPA, H13 or better) if anyone sneezes.',
    ),
    h2('Buying a robot'),
    list(
      '<strong>How it sees.</strong> Laser mapping works in the dark and draws a plan. A camera as well lets it go around cables, socks and what the dog left.',
      '<strong>The dock.</strong> One that empties the bin needs a bag about every two months; one that washes the mop needs water changed weekly.',
      '<strong>Pascals</strong> are suction at the fan, not at the floor. Above about 5,000 the brush design matters more.',
      '<strong>Where the map goes.</strong> Look for a model that keeps the plan on the device, and read the privacy page of its app.',
    ),
    h2('What to measure'),
    list(
      'The highest sill or rug edge: ours climb 18 to 22 mm. Measure the step to the bathroom.',
      'The gap under beds and sofas: robots are 78 to 104 mm high, and need 10 mm more.',
      'Room for the dock: 500 mm of clear floor on each side, a metre in front, and a power point.',
      'The area: a robot covers about 1 m² a minute, so 120 m² is two hours and perhaps a second charge.',
    ),
    h2('What it costs to keep'),
    p(
      'Electricity is the small part. A robot with its dock uses about 40 kWh a year, or $13; a stick about 15 kWh, or $5; a barrel of 830 W for half an hour a week 22 kWh, or $7. Filters, brushes, bags and mop pads come to $40 to $120 a year for a robot and about $40 for a stick. Add a battery of about $150 after four or five years.',
    ),
    h2('Pets and allergies'),
    p(
      'Long hair wraps around bristles; rubber fins or combs that cut it save a weekly job with scissors. For allergies what counts is that the whole machine is sealed, not the filter alone, and that you empty it outside or into a bag.',
    ),
    h2('Looking after it'),
    p(
      'Rinse the filter every month and let it dry for a full day: a damp filter ruins a motor. Keep the battery between 20 and 80 per cent if it will stand unused for weeks. Charge it with its own charger, on a hard floor, and stop using a battery that is swollen or hot.',
    ),
    note(
      '<strong>Both?</strong> A mid-priced robot and a mid-priced stick together cost about as much as the best of either, and do more.',
    ),
    h2('Two that we would start with'),
    chosenProducts('grid-2x', 'stickWithLaser', 'robotWithDock'),
    pRich(
      `All ${anchor(toCategory('stickVacuums'), 'sticks')}, all ${anchor(toCategory('robotVacuums'), 'robots')}, all ${anchor(toCategory('barrelVacuums'), 'barrels')}. Old vacuums and their batteries can be left at our ${anchor(toArticle('recycling'), 'e-waste points')}.`,
    ),
    button(toCategory('vacuums'), 'See all vacuums'),
    h2('Read next'),
    articles('noise', 'recycling', 'repair-plans'),
  ],
};
