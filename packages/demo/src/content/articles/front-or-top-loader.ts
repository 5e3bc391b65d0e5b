import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, group, h2, image, list, note, p, pRich, rich, table } from '../blocks.ts';
import { products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { picture, scene } from '../pictures.ts';

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
    h2('How they wash'),
    p(
      'A front loader lifts the clothes and drops them into a little water, a few hundred times. A top loader fills the tub and stirs. Everything else on this page follows from that one difference: less water to heat, but more time to do the lifting.',
    ),
    group(
      { direction: 'horizontal', gap: 'normal', itemWidths: [50, 50] },
      image(picture('washer', 'front', 'A 9 kg front-load washer, graphite', { finish: 'graphite', kg: 9 }), 800, 800),
      image(picture('toploader', 'front', 'A 10 kg top-load washer, white'), 800, 800),
    ),
    p('Left, a 9 kg front loader: 68 litres. Right, a 10 kg top loader: 128 litres, without bending.'),
    h2('Water, time, power'),
    p(
      'Measured on the normal program, full load, cold inlet. Cost is for five washes a week at Melbourne prices, warm, water and power together.',
    ),
    table(
      ['One wash', 'Front', 'Top'],
      [
        ['Water', '68 L', '128 L'],
        ['Time', '1 h 38 min', '48 min'],
        ['Power, warm', '0.62 kWh', '1.10 kWh'],
        ['A year of both', '$114', '$203'],
      ],
    ),
    note(
      '<strong>Washing cold closes most of the gap.</strong> Water is then the bigger half of the bill, and a front loader still uses half.',
    ),
    h2('Noise and shaking'),
    pRich(
      `Front loaders spin at 1,200 to 1,400 turns a minute and need a floor that does not bounce. On timber, spread the load with a board or choose 1,000 turns. Top loaders spin slower and shake less, so clothes come out wetter and take longer to dry. Every washer must be level on all four feet, and the transit bolts must come out before the first wash. ${anchor(toArticle('noise'), 'What the decibels mean')} helps if a bedroom is next door.`,
    ),
    h2('Backs and knees'),
    p(
      'The sill of a front loader is 330 mm from the floor; a drawer base lifts it by 300 and costs about $350. A top loader opens at 1,020 mm, which is kind to knees and hard for anyone under 155 cm reaching the last sock.',
    ),
    h2('Space'),
    list(
      'A front loader can go under a bench, and a dryer can stand on it with the maker’s stacking kit.',
      'A top loader needs its lid to open: about 400 mm of air above, so no shelf and no dryer.',
      'Both are usually 600 mm wide. Allow 50 to 100 mm behind for hoses.',
      'Most front loaders sold here have one cold inlet and heat their own water. Most top loaders take hot and cold.',
    ),
    h2('What they do to clothes'),
    p(
      'Stirring rubs cloth against cloth, so a top loader wears fabrics sooner and tangles straps. Lifting is gentler but slower. For wool, both need the wool program; for sand and mud, a top loader with a deep rinse gets it out in one go. A front loader uses low-suds detergent made for it, and about half as much.',
    ),
    h2('Quiet ones we would buy'),
    products('washers'),
    h2('Which one, then?'),
    rich(
      '<p><strong>Front</strong> if you wash often, wash warm, or pay for tank water.</p><p><strong>Top</strong> if you bend badly, wash in a hurry, or add socks halfway.</p><p><strong>Either</strong> if you wash cold twice a week: buy the quieter one.</p>',
    ),
    button(toCategory('washers'), 'See all washers'),
  ],
};
