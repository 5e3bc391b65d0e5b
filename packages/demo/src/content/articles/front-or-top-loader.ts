import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, group, h2, image, list, p, pRich, rich, steps, table } from '../blocks.ts';
import { articles } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer, caption, chosenProducts, remark } from '../guide-blocks.ts';
import { picture, scene, sceneBlock } from '../pictures.ts';

export const frontOrTopLoader: ArticleDraft = {
  id: 'front-or-top-loader',
  parentId: 'buying-guides',
  name: 'Front or top: what really differs',
  kicker: 'Laundry',
  summary:
    'A front loader saves 60 litres a wash. A top loader saves 50 minutes and your back. Here is how to tell which saving is yours.',
  heroImage: scene('still-laundry', 'A front-load and a top-load washer'),
  publishedDaysAgo: 300,
  checkedDaysAgo: 10,
  body: [
    answer(
      '<strong>Front</strong> if you wash often, wash warm, or pay for tank water. It costs about $95 a year less to run.',
      '<strong>Top</strong> if you bend badly, wash in a hurry, or add socks halfway.',
      '<strong>Either</strong> if you wash cold twice a week: buy the quieter one.',
    ),
    h2('How they wash'),
    p(
      'A front loader lifts the clothes and drops them into a little water, a few hundred times. A top loader fills the tub and stirs. Everything else on this page follows from that one difference: less water to heat, but more time to do the lifting.',
    ),
    group(
      { direction: 'horizontal', gap: 'normal', itemWidths: [50, 50] },
      image(picture('washer', 'front', 'A 9 kg front-load washer, graphite', { finish: 'graphite', kg: 9 }), 800, 800),
      image(picture('toploader', 'front', 'A 10 kg top-load washer, white'), 800, 800),
    ),
    caption('Left, a 9 kg front loader: 68 litres. Right, a 10 kg top loader: 128 litres, without bending.'),
    h2('Water, time, power'),
    p(
      'Measured on the normal program, full load, cold inlet. The last row is five warm washes a week, at 33 cents a kWh and $3.40 for 1,000 litres.',
    ),
    table(
      ['One wash', 'Front, 9 kg', 'Top, 10 kg'],
      [
        ['Water', '68 L', '128 L'],
        ['Time', '1 h 38 min', '48 min'],
        ['Power, warm', '0.62 kWh', '1.10 kWh'],
        ['Spin', '1,200 to 1,600 turns', '700 to 800 turns'],
        ['A year of both', '$113', '$208'],
      ],
    ),
    remark(
      'i-bolt',
      '<strong>Washing cold closes most of the gap.</strong> Water is then the bigger half of the bill, and a front loader still uses half.',
    ),
    h2('Noise and shaking'),
    pRich(
      `Front loaders spin fast and need a floor that does not bounce: 70 to 77 dB at full spin, against 62 to 70 dB for a top loader. On timber, spread the load with a board or choose 1,000 turns. Top loaders spin slower and shake less, so clothes come out wetter and take longer to dry. ${anchor(toArticle('noise'), 'What the decibels mean')} helps if a bedroom is next door.`,
    ),
    h2('Level it with two coins'),
    sceneBlock('level-washer', 'A front-load washer with a coin on each front corner and its feet marked'),
    caption('Two coins on the front corners. If one slides during the spin, turn the foot below it.'),
    steps(
      'Take out the transit bolts first. A washer that spins with them in can break its own suspension.',
      'Push down on each corner in turn. If it rocks, one foot is in the air.',
      'Turn that foot down by hand until the rocking stops, then tighten its lock nut against the cabinet.',
      'Lay a coin on each front corner and start a spin. Adjust until neither coin moves.',
    ),
    h2('Backs and knees'),
    p(
      'The sill of a front loader is 330 mm from the floor; a drawer base lifts it by 300 and costs about $350. A top loader opens at about 1 metre, which is kind to knees and hard for anyone under 155 cm reaching the last sock.',
    ),
    h2('What to measure'),
    list(
      'A front loader is 600 mm wide, 850 mm high and 500 to 710 mm deep. It can go under a bench, and a dryer can stand on it with the maker’s stacking kit.',
      'A top loader is 520 to 680 mm wide and 930 to 1,080 mm high, and its lid needs 400 mm of air above: no shelf and no dryer.',
      'Allow 10 mm on each side and 50 mm behind for hoses.',
      'Most front loaders sold here have one cold inlet and heat their own water. Most top loaders take hot and cold.',
      `The rest of the way in is under ${anchor(toArticle('will-it-fit'), 'will it fit?')}`,
    ),
    h2('What they do to clothes'),
    p(
      'Stirring rubs cloth against cloth, so a top loader wears fabrics sooner and tangles straps. Lifting is gentler but slower. For wool, both need the wool program; for sand and mud, a top loader with a deep rinse gets it out in one go. A front loader uses low-suds detergent made for it, and about half as much.',
    ),
    h2('Quiet ones we would buy'),
    chosenProducts('carousel', 'quietFrontLoader', 'graphiteFrontLoader', 'glassLidTopLoader'),
    h2('Which one, then?'),
    rich(
      `<p>If the sums are close, decide by the room. Under a bench, or with a dryer on top: ${anchor(toCategory('frontLoaders'), 'a front loader')}. A wide laundry and a sore back: ${anchor(toCategory('topLoaders'), 'a top loader')}. A flat with one cupboard for both jobs: a washer dryer, knowing that it dries half of what it washes.</p>`,
    ),
    button(`${toCategory('washers')}?maxWidthMm=600`, 'See washers that fit 600 mm'),
    h2('Read next'),
    articles('heat-pump-dryers', 'noise', 'running-cost'),
  ],
};
