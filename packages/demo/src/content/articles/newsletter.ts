import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, container, h2, list, p, pRich, table } from '../blocks.ts';
import { childArticles, subscriptionForm } from '../catalogue-blocks.ts';
import { scene } from '../pictures.ts';

export const newsletter: ArticleDraft = {
  id: 'newsletter',
  parentId: 'about',
  name: 'One email a week',
  kicker: 'Newsletter',
  summary: 'Good prices, good advice. Thursdays, about three minutes to read, and gone with one press.',
  heroImage: scene('still-kitchen', 'A kettle, a toaster and a blender'),
  publishedDaysAgo: 95,
  checkedDaysAgo: 3,
  body: [
    p(
      'We write to you once a week and only if you have asked for it. No countdowns, no emojis in the subject line, no second letter to say that you missed the first.',
    ),
    container('fixed-small', subscriptionForm()),
    h2('What is in it'),
    table(
      ['Part', 'For example'],
      [
        ['Three prices', 'What really went down this week, with the price before and the day on which it ends'],
        ['One piece of advice', 'Why a washer walks, and how two coins stop it'],
        ['One repair', 'From the workshop: what broke, how old it was, what it cost'],
        ['One date', 'An event near you, if you gave us a postcode'],
      ],
    ),
    h2('What we promise'),
    list(
      'One email on Thursday. In the week of Boxing Day, two.',
      'Nobody pays to be in it.',
      'Every issue says who it is from and has a link that ends it at once, as the Spam Act asks. You need not give a reason or sign in.',
      `Your address is used for this and nothing else. The ${anchor(toArticle('checkout-privacy-policy'), 'privacy policy')} has the details.`,
    ),
    h2('A few lines from the last one'),
    p(
      'A reader in Ballarat asked whether the new heat-pump dryer should replace her line. No. The line is free and the sun does not shrink wool. Use the dryer for the last ten minutes on a wet day, on low, and it costs you four cents.',
    ),
    p(
      'From the workshop: a nine-year-old dishwasher that would not drain. The fault was a shard of glass in the pump, the size of a fingernail. Part: none. Time: 12 minutes. If yours hums and stands in water, look there first, with the power off at the wall.',
    ),
    pRich(`Older advice is kept in the ${anchor(toArticle('buying-guides'), 'buying guides')}:`),
    childArticles('buying-guides'),
  ],
};
