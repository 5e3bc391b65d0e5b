import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, externalLink, h2, list, note, p, pRich, table } from '../blocks.ts';
import { articles } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer, more } from '../guide-blocks.ts';
import { scene } from '../pictures.ts';

export const energyRating: ArticleDraft = {
  id: 'energy-rating',
  parentId: 'buying-guides',
  name: 'The energy rating label explained',
  kicker: 'Energy',
  summary: 'Stars compare like with like. The kWh under them is what you pay for. How to read both in ten seconds.',
  heroImage: scene('still-warm', 'A heater and a kettle'),
  publishedDaysAgo: 350,
  checkedDaysAgo: 20,
  body: [
    answer(
      'Decide the size first. Then read the kWh a year and multiply by 33 cents: 300 kWh are $99.',
      'Stars compare models of one size and kind. Never compare the stars of a bar fridge with those of a French door.',
      'For an air conditioner read the column of your climate zone only.',
    ),
    h2('Two numbers, two questions'),
    p(
      'The label on the front of an appliance answers two questions. The stars say how efficient it is for its size and type. The number in the box says how much electricity it uses in a year under a standard test. If you know which size you need, compare stars; if you are comparing sizes, compare kWh.',
    ),
    list(
      'Most labels go from 1 to 6 stars, in halves. A model that earns 7 to 10 carries a second arc of stars above the first.',
      'Stars are set against other models of the same size and kind, so a 4-star side-by-side may use twice what a 3-star top mount does.',
      'Scales are made stricter from time to time. Compare only labels of the same series; on our pages all are current.',
    ),
    h2('What one more star saves'),
    p(
      'Behind the stars is a star index: each whole star takes the same share off the energy of the model below it. So the step from 2 to 3 saves more kWh than the step from 5 to 6.',
    ),
    table(
      ['Product', 'Each star uses less by', 'For example'],
      [
        ['Dryers', '15 per cent', '381 kWh at 1.5 stars, 129 at 8'],
        ['Televisions', '20 per cent', '500 kWh at 3 stars, 400 at 4'],
        ['Fridges and freezers', '23 per cent', '500 kWh at 3 stars, 385 at 4'],
        ['Washing machines', '27 per cent', '400 kWh at 3 stars, 292 at 4'],
        ['Dishwashers', '30 per cent', '300 kWh at 3 stars, 210 at 4'],
      ],
    ),
    h2('What the test assumes'),
    table(
      ['Product', 'The year on the label', 'If you use it differently'],
      [
        ['Fridges and freezers', 'Always on, in a cool and a warm room', 'A hot garage can add a third'],
        ['Washing machines', 'One full load a day on the labelled program', 'Three loads a week: not quite half'],
        ['Dryers', 'One full load a week', 'Three loads a week: three times'],
        ['Dishwashers', 'One load a day on the labelled program', 'Every second day: half'],
        ['Televisions', '10 hours a day, and standby for the rest', 'Three hours: a little under a third'],
        ['Monitors', '10 hours a day, and standby for the rest', 'Eight hours on workdays: about half'],
        ['Air conditioners', 'Set hours of heating and cooling in each zone', 'Your thermostat decides'],
      ],
    ),
    h2('The zoned label for air conditioners'),
    p(
      'A single number cannot describe a machine that cools in Darwin and heats in Hobart. The zoned label has a map in three colours and gives stars and kWh for each zone, heating and cooling apart, with the noise of both units at the bottom. Find your zone first.',
    ),
    table(
      ['Zone', 'For example', 'What to look at'],
      [
        ['Hot', 'Darwin, Cairns, Brisbane, Broome', 'Cooling stars'],
        ['Average', 'Sydney, Perth, Adelaide', 'Both'],
        ['Cold', 'Melbourne, Hobart, Canberra, Ballarat', 'Heating stars, and the output at low temperatures'],
      ],
    ),
    h2('The water label'),
    p(
      'Washing machines and dishwashers carry a second, blue label from the water rating scheme (WELS): up to 6 stars, and litres for one wash. Heating water is most of the power in a warm wash, so the two labels often agree.',
    ),
    h2('What has no label'),
    p(
      'Ovens, cooktops, microwaves, kettles, vacuums, laptops and most small appliances have no energy label in Australia. For those we show watts and, where the maker measures it, kWh for one use.',
    ),
    note(
      '<strong>Ten seconds:</strong> decide the size, read the kWh, multiply by your price for a kWh. Then look at the stars to see whether you could do better for the same size.',
    ),
    h2('On our pages'),
    pRich(
      `Every product that has a label shows its stars, its kWh and the dollars a year beside the price, and opens the whole label with one press. Listings can be narrowed by stars: ${anchor(`${toCategory('fridges')}?minEnergyStars=4`, 'fridges with 4 and more')}, ${anchor(`${toCategory('airConditioning')}?minEnergyStars=4`, 'air conditioners with 4 and more')}.`,
    ),
    h2('Who is behind it'),
    p(
      'The label is part of the Equipment Energy Efficiency program of the Australian, state and territory governments and New Zealand. Labelled products must be registered under the Greenhouse and Energy Minimum Standards Act 2012 and meet a minimum standard before they may be sold, and a shop must show the label.',
    ),
    more(
      'How we check the figures',
      'We take stars and kWh from the maker’s registration when a product enters the range and compare them with the public register twice a year.',
      'If you find a label in a store that differs from this site, tell us: the label counts, and we correct the page the same day.',
    ),
    pRich(
      `The government’s site has a calculator with every registered model. Our own sums are under ${anchor(toArticle('running-cost'), 'running cost')}.`,
    ),
    externalLink('https://www.energyrating.gov.au', 'energyrating.gov.au'),
    h2('Read next'),
    articles('running-cost', 'choose-a-fridge', 'heat-pump-dryers', 'split-system-sizing'),
  ],
};
