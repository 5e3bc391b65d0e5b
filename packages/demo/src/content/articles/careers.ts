import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, h2, list, p, pRich, steps, table } from '../blocks.ts';
import { enquiryForm } from '../catalogue-blocks.ts';

export const careers: ArticleDraft = {
  id: 'careers',
  parentId: 'about',
  name: 'Careers',
  kicker: 'About us',
  summary:
    'Stores, workshops, trucks, telephones and this website. How we hire, what we pay for, and how to write to us.',
  heroImage: null,
  publishedDaysAgo: 320,
  checkedDaysAgo: 7,
  body: [
    h2('What the work is'),
    p(
      'Most of us talk with people about things that they will own for ten years. That needs patience more than selling. Others mend, drive, count, answer, photograph or program. Nearly everyone starts with a week on a shop floor, the programmers too.',
    ),
    table(
      ['Where', 'What we usually look for', 'Good to have'],
      [
        ['Stores', 'Full-time, part-time and Christmas casuals', 'Curiosity; a second language'],
        [
          'Workshops',
          'Appliance technicians, second to fourth year apprentices',
          'Electrical or refrigeration licence',
        ],
        ['Delivery', 'Drivers and offsiders, in pairs', 'MR licence; we pay for the upgrade'],
        ['Support', 'People for the telephone, Melbourne and from home', 'A year in one of our stores'],
        ['Warehouses', 'Pickers, forklift drivers', 'LF licence'],
        ['Head office, Preston', 'Buying, finance, product and engineering', 'Having mended something'],
      ],
    ),
    h2('What we offer'),
    list(
      'Pay above the award, the same for the same work, with the range in every advertisement.',
      'No commission by brand. A share of the company after three years.',
      'Rosters four weeks ahead, and no split shifts.',
      'Sixteen weeks of parental leave for either parent, from the first year.',
      'Licences and trade courses paid for, with time for them.',
      'Cost price on anything on the shelf, and the workshop on Thursdays after closing.',
    ),
    h2('How we hire'),
    steps(
      'You write to us. A page is plenty; no photograph, no age.',
      'Somebody from the team calls you within a week, whatever the answer.',
      'You come in for two hours: one with the manager, one doing the work beside a colleague. We pay for the second.',
      'We decide within three days and tell you why.',
    ),
    p(
      'Tell us if you need an adjustment at any step: a ramp, an interpreter, questions in advance, another hour. It is not written in your file. We welcome applications from Aboriginal and Torres Strait Islander people, from people with disability, and from people who are coming back after years away.',
    ),
    h2('Apprentices'),
    p(
      'Each February we take twelve apprentices in appliance repair and refrigeration, in Melbourne, Sydney, Brisbane, Perth and Adelaide. Applications open in October. You need Year 10, a liking for taking things apart, and the wish to put them together again. TAFE fees and tools are on us, and you keep the tools.',
    ),
    h2('Work experience'),
    p(
      'Students of Years 9 to 12 can spend a week in a store or workshop near them. Ask the store manager in person; it is the first test, and everyone passes.',
    ),
    h2('Write to us'),
    pRich(
      `Begin with the word Careers and the place where you would like to work, and say how we can reach you. Up to 500 characters is enough to start. What we do with what you send is in the ${anchor(toArticle('checkout-privacy-policy'), 'privacy policy')}; we delete applications after six months unless you ask us to keep them. More about the company is in ${anchor(toArticle('our-story'), 'our story')}.`,
    ),
    enquiryForm(),
  ],
};
