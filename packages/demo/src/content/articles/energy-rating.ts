import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, externalLink, h2, list, note, p, pRich, table } from '../blocks.ts';
import { articles } from '../catalogue-blocks.ts';
import { scene } from '../pictures.ts';

export const energyRating: ArticleDraft = {
  id: 'energy-rating',
  parentId: 'buying-guides',
  name: 'The energy rating label explained',
  kicker: 'Energy',
  summary: 'Stars compare like with like. The kWh under them is what you pay for. How to read both in ten seconds.',
  heroImage: scene('kitchen', 'A green kitchen with a fridge, an oven and a coffee machine'),
  publishedDaysAgo: 350,
  checkedDaysAgo: 20,
  body: [
    h2('Two numbers, two questions'),
    p(
      'The label on the front of an appliance answers two questions. The stars say how efficient it is for its size and type. The number in the box says how much electricity it uses in a year under a standard test. If you know which size you need, compare stars; if you are comparing sizes, compare kWh.',
    ),
    list(
      'Most labels go from 1 to 6 stars, in halves. A model that earns 7 to 10 carries a second arc of stars above the first.',
      'Stars are set against other models of the same size and kind, so a 4-star side-by-side may use twice what a 3-star top mount does.',
      'Each extra star is a fixed cut in energy for that product, usually a fifth to a third, so the step from 2 to 3 saves more kWh than the step from 5 to 6.',
      'Scales are made stricter from time to time. Compare only labels of the same series; on our pages all are current.',
    ),
    h2('What the test assumes'),
    table(
      ['Product', 'The year on the label'],
      [
        ['Fridges and freezers', 'Always on, in a warm room'],
        ['Washing machines', 'One load a day, on the labelled program; some labels show warm and cold'],
        ['Dryers', 'One full load a week'],
        ['Dishwashers', 'One load a day on the labelled program'],
        ['Televisions', '10 hours a day, and standby for the rest'],
        ['Monitors', '10 hours a day, and standby for the rest'],
        ['Air conditioners', 'Hours for three climate zones, heating and cooling apart'],
      ],
    ),
    p(
      'Your use is different, so scale it. Two dryer loads a week is twice the label; a dishwasher every second day is half; a television for three hours a day is a little under a third.',
    ),
    h2('The zoned label for air conditioners'),
    p(
      'A single number cannot describe a machine that cools in Darwin and heats in Hobart. The zoned label has a map in three colours (hot, average and cold) and gives stars and kWh for each, with the noise of both units at the bottom. Find your zone first.',
    ),
    h2('The water label'),
    p(
      'Washing machines and dishwashers carry a second, blue label from the water rating scheme: up to 6 stars, and litres for one wash. Heating water is most of the power in a warm wash, so the two labels often agree.',
    ),
    h2('What has no label'),
    p(
      'Ovens, cooktops, microwaves, kettles, vacuums, laptops and most small appliances have no energy label in Australia. For those we show watts and, where the maker measures it, kWh for one use.',
    ),
    note(
      '<strong>Ten seconds:</strong> decide the size, read the kWh, multiply by your price for a kWh. Then look at the stars to see whether you could do better for the same size.',
    ),
    h2('Who is behind it'),
    pRich(
      `The label is part of the Equipment Energy Efficiency program of the Australian, state and territory governments and New Zealand. Labelled products must be registered and meet a minimum standard before they may be sold. The government’s site has a calculator with every registered model. Our own sums are under ${anchor(toArticle('running-cost'), 'running cost')}.`,
    ),
    externalLink('https://www.energyrating.gov.au', 'energyrating.gov.au'),
    articles('running-cost', 'choose-a-fridge', 'heat-pump-dryers', 'split-system-sizing'),
  ],
};
