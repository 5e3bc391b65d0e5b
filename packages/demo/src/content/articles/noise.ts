import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
import { articles } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer } from '../guide-blocks.ts';
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
    answer(
      'Open kitchen: dishwasher 44 dB or less, fridge 39 dB or less. Bedroom: split system 22 dB or less on low.',
      'Ten decibels less sounds half as loud. Two decibels nobody hears.',
      'Compare only figures of one kind: sound power with sound power.',
    ),
    h2('A scale that bends'),
    p(
      'Decibels are not like centimetres. Three fewer is half the sound power; ten fewer is what most ears call half as loud. So a 41 dB dishwasher is not a little quieter than an old one of 51: it is half as loud, and people who have changed from one to the other say that they check whether it is on.',
    ),
    table(
      ['dB', 'Sounds like', 'In the house'],
      [
        ['20', 'Leaves, a watch', 'A bedroom at night'],
        ['22', 'Breathing beside you', 'A small split system on its lowest fan'],
        ['30', 'A whisper across the room', 'A quiet fridge heard from the couch'],
        ['39', 'A library', 'The compressor of a good fridge, close up'],
        ['44', 'Light rain', 'A quiet dishwasher'],
        ['50', 'A fridge of 2005', 'An older dishwasher; an outdoor unit'],
        ['60', 'Talking', 'Rangehood on a middle speed, front loader washing'],
        ['70', 'A shower', 'Top loader spinning, vacuum, coffee grinder'],
        ['77', 'A busy street', 'Front loader at 1,400 turns, stick vacuum on high'],
        ['85', 'A lawn mower next door', 'Blender with ice; wear something for an hour of this'],
      ],
    ),
    h2('Sound power and sound pressure'),
    p(
      'Most makers of dishwashers, washers and fridges give sound power, which belongs to the machine alone. Makers of air conditioners often give sound pressure at a metre, which is 8 to 15 dB lower for the same machine. Never compare one with the other. Where the maker tells us which it is, our specification tables say so.',
    ),
    h2('What is quiet enough'),
    table(
      ['Room', 'Look for', 'Because'],
      [
        ['Open kitchen', 'Dishwasher 44 dB, fridge 39 dB', 'You talk and watch beside them'],
        ['Over the stove', 'Rangehood under 60 dB on the speed that you really use', 'Above it you switch it off'],
        ['Laundry beside a bedroom', 'Washer 72 dB at the top spin', 'And a floor that does not carry it'],
        ['Bedroom', 'Split system 22 dB on low', 'And no fridge behind the wall of the bed'],
        ['Flat', 'Robot vacuum 62 dB', 'A neighbour may be at home by day'],
      ],
    ),
    pRich(
      `Two listings are sorted for it already: ${anchor(toCategory('quietDishwashers'), 'quiet dishwashers')} and ${anchor(`${toCategory('fridges')}?maxNoiseDb=39`, 'fridges of 39 dB or less')}.`,
    ),
    h2('Measure your own'),
    steps(
      'A sound meter on a phone is right to about 3 dB, which is enough to compare.',
      'Hold it where you sit, not at the machine, at the time when it bothers you.',
      'Write down the figure with the machine off as well. A room of 38 dB hides a fridge of 36.',
      'Put an ear to the wall or the bench: what you hear there goes through the building, not the air.',
    ),
    h2('Half of it is the room'),
    pRich(
      `A machine that stands on a hollow floor turns the floor into a loudspeaker. ${anchor(toArticle('front-or-top-loader'), 'Level it')} with the feet, not with cardboard; tighten the lock nuts; keep it 10 mm from cupboards and walls. A dense rubber mat of $40 takes 3 to 5 dB from a washer on timber, more than $400 spent on a quieter model would. A fridge that rattles is often touching the wall or holds a tray that does.`,
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
      'Grinding, a regular knock that follows the drum, a squeal that was not there last week, or a fridge that never stops. Switch it off at the wall if it smells hot and call us on 1300 975 707.',
    ),
    note(
      '<strong>First week.</strong> New compressors and bearings settle. Give a fridge or washer seven days before you judge it, unless it is shaking.',
    ),
    h2('Neighbours'),
    p(
      'Most states limit domestic machines at night. In many places an air conditioner must not be heard inside a neighbour’s bedroom between 10 at night and 7 in the morning, 8 or 9 at weekends. A washer on a delay start at 3 is heard by the flat below. Ask your council for the hours before you place an outdoor unit.',
    ),
    pRich(
      `If a new machine does not settle, it may be faulty, and you have rights: see ${anchor(toArticle('returns'), 'returns')}. Where to put an outdoor unit is under ${anchor(toArticle('split-system-sizing'), 'split systems')}.`,
    ),
    button(toCategory('quietDishwashers'), 'See quiet dishwashers', 'secondary'),
    h2('Read next'),
    articles('choose-a-dishwasher', 'front-or-top-loader', 'split-system-sizing'),
  ],
};
