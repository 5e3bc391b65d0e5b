import { CENTS_PER_KWH } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
import { articles, categoryTiles } from '../catalogue-blocks.ts';
import { answer } from '../guide-blocks.ts';
import { picture } from '../pictures.ts';

const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`;
const aYear = (kwh: number) => Math.round((kwh * CENTS_PER_KWH) / 100);

/** What it is and its kWh a year; the dollars follow. */
const EXAMPLES: readonly (readonly [name: string, kwh: number])[] = [
  ['Fridge, French door, 637 L', 498],
  ['Fridge, bottom mount, 420 L', 355],
  ['Front-load washer, 9 kg', 289],
  ['Heat-pump dryer, 8 kg, 3 loads a week', 387],
  ['Vented dryer, 8 kg, 3 loads a week', 1143],
  ['Dishwasher, 14 places', 237],
  ['Television, 65 inch', 552],
  ['Television, 85 inch', 930],
];

export const runningCost: ArticleDraft = {
  id: 'running-cost',
  parentId: 'buying-guides',
  name: 'Running cost: the second price tag',
  kicker: 'Energy',
  summary: 'How we work out the dollars a year on our pages, what they leave out, and how to put in your own tariff.',
  heroImage: picture('fridge', 'front', 'A bottom mount fridge in white', { layout: 'bottom', finish: 'white' }),
  publishedDaysAgo: 345,
  checkedDaysAgo: 11,
  body: [
    answer(
      `Dollars a year = kWh on the label × ${CENTS_PER_KWH} cents. A fridge of 498 kWh costs ${dollars(aYear(498))}.`,
      'Over ten years, 100 kWh a year more is $330. Pay up to that much extra for a model that saves it.',
      'Your own tariff is on your bill: divide it by 33 and multiply our figure by the result.',
    ),
    h2('Why we show it'),
    p(
      'The price on the ticket is paid once. A fridge, a dryer or a split system is paid for again every quarter, and over ten years the second price is often larger than the difference between two models. So we print it beside the first.',
    ),
    h2('How we work it out'),
    steps(
      'Take the kWh a year from the energy label of the model.',
      `Multiply by ${CENTS_PER_KWH} cents, a round figure for a flat household tariff, GST included.`,
      'Round to the dollar.',
    ),
    p(
      'A French door fridge of 498 kWh a year therefore shows $164. The thirstiest new one of that size uses about 600 kWh, or $198; one from 2010 about 1,080 kWh, or $356.',
    ),
    table(
      ['Appliance', 'kWh a year', 'A year', 'Ten years'],
      EXAMPLES.map(([name, kwh]) => [name, kwh.toLocaleString('en-AU'), dollars(aYear(kwh)), dollars(aYear(kwh) * 10)]),
    ),
    p(
      'Ten years are counted at today’s price, without guessing what electricity will cost. The two dryer rows are for three loads a week; their labels count one. The televisions are on for ten hours a day, as their labels say.',
    ),
    h2('Use your own numbers'),
    pRich(
      'Find the price of a kWh on your bill: it is usually between 24 and 45 cents, and the bill may call it <em>usage</em> or <em>peak</em>. Divide it by 33 and multiply our figure by the result. At 28 cents a $164 fridge costs $139; at 42 cents, $209.',
    ),
    h2('Which of two?'),
    p(
      'Write both prices in one column. Fridge A: $1,299 and 440 kWh. Fridge B: $1,549 and 330 kWh. B costs $250 more and saves $36 a year, so it is even after seven years and about $180 ahead after twelve. At two years of renting it is not; in your own kitchen it is.',
    ),
    h2('With solar and time-of-use'),
    list(
      'Power from your own roof costs you what you would have been paid for it, often 3 to 8 cents. A dishwasher with a delay start at noon is nearly free to run.',
      'On a time-of-use tariff the evening peak can cost 50 cents or more. Washing at 10 at night instead of 6 can halve the cost of a load.',
      'A fridge cannot be moved to another hour, so it pays the average of them all. That is why its kWh matter most.',
    ),
    h2('What the figure leaves out'),
    list(
      'The daily supply charge: you pay it anyway.',
      'Water: about a third of a cent a litre in most cities, so 128 litres a wash is about 44 cents.',
      'How you use it. The label is a test, not your house.',
      'Gas. For gas cooktops we show megajoules an hour, as the maker gives them.',
    ),
    h2('What to measure at home'),
    p(
      'A plug-in meter costs about $25, and many libraries lend one. Leave it on the old fridge for a week and multiply by 52. Read the electricity meter before bed and in the morning: what runs through the night is what you pay for all year. More than 0.2 kWh an hour in a dark house is worth a search.',
    ),
    note(
      '<strong>Old appliance, new appliance.</strong> Replacing a working fridge only to save power seldom pays before it is 15 years old. Replacing a second fridge in the garage with nothing pays at once.',
    ),
    pRich(
      `The stars are explained under ${anchor(toArticle('energy-rating'), 'the energy rating label')}. Old appliances go back with our truck: see ${anchor(toArticle('recycling'), 'recycling')}.`,
    ),
    h2('Where it counts most'),
    categoryTiles('fridges', 'dryers', 'dishwashers', 'televisions', 'airConditioning'),
    h2('Read next'),
    articles('energy-rating', 'choose-a-fridge', 'heat-pump-dryers'),
  ],
};
