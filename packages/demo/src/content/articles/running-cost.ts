import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
import { articles } from '../catalogue-blocks.ts';
import { picture } from '../pictures.ts';

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
    h2('Why we show it'),
    p(
      'The price on the ticket is paid once. A fridge, a dryer or a split system is paid for again every quarter, and over ten years the second price is often larger than the difference between two models. So we print it beside the first.',
    ),
    h2('How we work it out'),
    steps(
      'Take the kWh a year from the energy label of the model.',
      'Multiply by 33 cents, a round figure for a flat household tariff, GST included.',
      'Round to the dollar.',
    ),
    p(
      'A French door fridge of 498 kWh a year therefore shows $164. A typical new 3-star fridge of the same size uses about 650 kWh, or $214; one from 2010 about 1,080 kWh, or $356.',
    ),
    table(
      ['Appliance', 'kWh a year', 'A year', 'Ten years'],
      [
        ['Fridge, 637 L', '498', '$164', '$1,640'],
        ['Fridge, bottom mount, 420 L', '320', '$106', '$1,060'],
        ['Front-load washer, 9 kg', '289', '$95', '$950'],
        ['Heat-pump dryer, 8 kg, 3 loads a week', '250', '$83', '$830'],
        ['Vented dryer, 8 kg, 3 loads a week', '735', '$243', '$2,430'],
        ['Dishwasher, 15 places', '204', '$67', '$670'],
        ['Television, 65 inch', '331', '$109', '$1,090'],
      ],
    ),
    p(
      'Ten years are counted at today’s price, without guessing what electricity will cost. The two dryer rows are for three loads a week; their labels count one.',
    ),
    h2('Use your own numbers'),
    pRich(
      'Find the price of a kWh on your bill: it is usually between 24 and 45 cents, and the label on the bill may say <em>usage</em> or <em>peak</em>. Divide it by 33 and multiply our figure by the result. At 28 cents a $164 fridge costs $139; at 42 cents, $209.',
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
      'Water: about a third of a cent a litre in most cities, so 128 litres a wash is about 45 cents.',
      'How you use it. The label is a test, not your house.',
      'Gas. For gas cooktops we show megajoules an hour, as the maker gives them.',
    ),
    note(
      '<strong>Old appliance, new appliance.</strong> Replacing a working fridge only to save power seldom pays before it is 15 years old. Replacing a second fridge in the garage with nothing pays at once.',
    ),
    pRich(
      `The stars are explained under ${anchor(toArticle('energy-rating'), 'the energy rating label')}. Old appliances go back with our truck: see ${anchor(toArticle('recycling'), 'recycling')}.`,
    ),
    articles('energy-rating', 'choose-a-fridge', 'heat-pump-dryers'),
  ],
};
