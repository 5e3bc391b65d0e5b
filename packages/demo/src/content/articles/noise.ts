import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, h2, list, note, p, pRich, table } from '../blocks.ts';
import { articles } from '../catalogue-blocks.ts';
import { picture } from '../pictures.ts';

export const noise: ArticleDraft = {
  id: 'noise',
  parentId: 'buying-guides',
  name: 'Noise: what the decibels mean',
  kicker: 'Living with it',
  summary: 'Three decibels are half the sound power, ten sound half as loud. What is quiet enough for which room.',
  heroImage: picture('washer', 'room', 'A washer in a laundry'),
  publishedDaysAgo: 170,
  checkedDaysAgo: 45,
  body: [
    h2('A scale that bends'),
    p(
      'Decibels are not like centimetres. Three fewer is half the sound power; ten fewer is what most ears call half as loud. So a 42 dB dishwasher is not a little quieter than one of 52: it is half as loud, and people who have changed from one to the other say that they check whether it is on.',
    ),
    table(
      ['dB', 'Sounds like', 'In the house'],
      [
        ['20', 'Leaves, a watch', 'Split system on its lowest fan'],
        ['30', 'A whisper across the room', 'A quiet fridge seen from the couch'],
        ['38', 'A library', 'The compressor of a good fridge, close up'],
        ['44', 'Light rain', 'A quiet dishwasher'],
        ['50', 'A normal fridge of 2005', 'An older dishwasher; microwave fan'],
        ['60', 'Talking', 'Rangehood on low, front loader washing'],
        ['70', 'A shower', 'Rangehood on high, vacuum, coffee grinder'],
        ['75', 'A busy street', 'Front loader at 1,400 turns'],
        ['85', 'A lawn mower next door', 'Blender with ice; wear something for an hour of this'],
      ],
    ),
    h2('Sound power and sound pressure'),
    p(
      'Most makers of dishwashers, washers and fridges give sound power, which belongs to the machine alone. Makers of air conditioners often give sound pressure at a metre, which is 8 to 15 dB lower for the same machine. Never compare one with the other. Where the maker tells us which it is, our specification tables say so.',
    ),
    h2('What is quiet enough'),
    list(
      '<strong>Open kitchen:</strong> dishwasher 44 dB or less, fridge 39 dB or less, rangehood under 60 dB on the speed that you really use.',
      '<strong>Laundry beside a bedroom:</strong> washer 72 dB or less at the top spin, and a floor that does not carry it.',
      '<strong>Bedroom:</strong> split system 22 dB or less on low, and no fridge against the wall behind the bed.',
      '<strong>Flat:</strong> a robot vacuum under 60 dB can run while a neighbour works from home.',
    ),
    h2('Half of it is the room'),
    p(
      'A machine that stands on a hollow floor turns the floor into a loudspeaker. Level it with the feet, not with cardboard; tighten the lock nuts; keep it 10 mm from cupboards and walls. A dense rubber mat takes 3 to 5 dB from a washer on timber. A fridge that rattles is often touching the wall or holds a tray that does.',
    ),
    h2('Noises that are normal'),
    list(
      'A fridge clicks, gurgles and hums in turn: the valve, the refrigerant and the compressor.',
      'An inverter changes pitch; it is slowing down.',
      'A dishwasher is loudest in its first ten minutes and when it pumps out.',
      'A heat-pump dryer hums deeper than a vented one and for longer.',
    ),
    h2('Noises that are not'),
    p(
      'Grinding, a regular knock that follows the drum, a squeal that was not there last week, or a fridge that never stops. Switch it off at the wall if it smells hot and call us.',
    ),
    note(
      '<strong>First week.</strong> New compressors and bearings settle. Give a fridge or washer seven days before you judge it, unless it is shaking.',
    ),
    pRich(
      `If it does not settle, it may be faulty, and you have rights: see ${anchor(toArticle('returns'), 'returns')}. Neighbours and outdoor units are covered under ${anchor(toArticle('split-system-sizing'), 'split systems')}.`,
    ),
    articles('choose-a-dishwasher', 'front-or-top-loader', 'split-system-sizing'),
  ],
};
