import { STORE_SITES } from '../../stores/store-sites.ts';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, p, pRich, table } from '../blocks.ts';
import { scene } from '../pictures.ts';

export const ourStory: ArticleDraft = {
  id: 'our-story',
  parentId: 'about',
  name: 'Our story',
  kicker: 'About us',
  summary: 'A repair counter in Preston that began to sell what lasted. Named for a flower, and for a unit.',
  heroImage: scene('store', 'The Wattle store in Preston'),
  publishedDaysAgo: 500,
  checkedDaysAgo: 60,
  body: [
    h2('A repair counter'),
    p(
      'Wattle began in 1987 as a counter on Murray Road in Preston, where two people mended washing machines. They kept a book: make, model, age, what broke, what it cost. After some years the book knew more about appliances than any catalogue did, and customers began to ask what it said before they bought. So the counter began to sell the machines that seldom came back.',
    ),
    p(
      'The name is the golden wattle, which flowers when winter is not quite over, and the watt, which is what you pay for. Both are Australian in their way.',
    ),
    h2('What we believe'),
    list(
      '<strong>Exact beats enthusiastic.</strong> A date, a price, a millimetre. We do not say fast, we say Tuesday.',
      '<strong>The second price tag.</strong> What it costs to run stands beside what it costs to buy.',
      '<strong>Say why not.</strong> If something does not fit, is not in stock or cannot be sent, we tell you the reason.',
      '<strong>Mend first.</strong> We still have workshops, and a part is cheaper than a product.',
      '<strong>One price.</strong> The same on the shelf, on the phone and here.',
    ),
    h2('Where we are'),
    p(
      `${STORE_SITES.length} stores in every state and territory, five warehouses and a telephone that is answered by people who have worked in a store. Everything that we sell online can be seen, returned or mended in a store.`,
    ),
    table(
      ['Year', 'What happened'],
      [
        ['1987', 'Repair counter in Preston'],
        ['1994', 'First appliances on the floor: four washers and a fridge'],
        ['2003', 'Nunawading, with a kitchen that cooks'],
        ['2009', 'Sydney and Brisbane'],
        ['2014', 'Old appliances taken back free with every delivery'],
        ['2019', 'Two-hour windows, and the fee back if we miss one'],
        ['2022', 'Running cost on every ticket'],
        ['2025', 'A store in every state and territory'],
      ],
    ),
    h2('The book, today'),
    p(
      'It is a database now. Each repair in our workshops is written down with the age of the machine and the part that failed. Twice a year the buyers read it together with the technicians. Models that come back too often leave the range; we would rather have a gap on the shelf. It is also why our guides are plain about what not to buy.',
    ),
    h2('Who owns it'),
    p(
      'The two families who began it and, since 2016, everyone who has worked here for three years. Nobody in a store is paid by commission on a particular brand, so you can ask which one to buy.',
    ),
    h2('Acknowledgement of Country'),
    p(
      'Our first store stands on the land of the Wurundjeri Woi-wurrung people of the Kulin Nation. We acknowledge the Traditional Owners of the lands on which we work across Australia, and pay our respects to Elders past and present.',
    ),
    pRich(
      `What we do with old appliances is under ${anchor(toArticle('recycling'), 'recycling')}. If you would like to work with us, see ${anchor(toArticle('careers'), 'careers')}.`,
    ),
    button('/stores', 'Find a store'),
  ],
};
