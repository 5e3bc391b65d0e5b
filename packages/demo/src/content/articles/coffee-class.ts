import { type ContentBlock, eventMoment } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, p, pRich, scheduled, steps } from '../blocks.ts';
import { articles, eventForm, products } from '../catalogue-blocks.ts';
import { remark } from '../guide-blocks.ts';
import { generateMarketingLists } from '../marketing-lists.ts';
import { scene } from '../pictures.ts';

const LIST = 'coffee-class';
const FAR_AHEAD = Date.parse('2100-01-01T00:00:00Z') / 1000;

/** Until the class begins one can sign up for it; from then on for the next. */
function signUp(now: number): ContentBlock[] {
  const event = generateMarketingLists({ now })['marketing-lists'].find(({ id }) => id === LIST)?.event;
  if (!event) return [];
  return [
    scheduled(
      0,
      event.startsAt,
      remark('i-calendar', `<strong>${eventMoment(event)}, ${event.place}.</strong> ${event.note}`),
      eventForm(LIST),
    ),
    scheduled(
      event.startsAt,
      FAR_AHEAD,
      p('This class has begun or is over. Leave your name for the next one: we write as soon as it has a date.'),
      eventForm('store-events'),
    ),
  ];
}

export const coffeeClass: ArticleDraft = {
  id: 'coffee-class',
  parentId: 'about',
  name: 'Saturday coffee class',
  kicker: 'Event',
  summary: 'Ninety minutes, eight people, four machines. You go home with a recipe for your own beans.',
  heroImage: scene('still-coffee', 'An espresso machine and a kettle'),
  publishedDaysAgo: 20,
  checkedDaysAgo: 2,
  body: (now) => [
    p(
      'A class for people who have a machine, or think of one, and wonder why the coffee in the shop tastes better. It is free, small, and held at the bench of our Preston store by one of the people who mend the machines.',
    ),
    h2('Sign up'),
    ...signUp(now),
    h2('What we do'),
    steps(
      'Taste three cups made from the same beans: ground too fine, too coarse and right. From then on you know what to change.',
      'Weigh, grind, level and press. Everybody makes two shots.',
      'Milk: stretch and roll. Bring patience, not talent.',
      'Clean a machine properly, once. It takes four minutes and doubles its life.',
    ),
    h2('Good to know'),
    list(
      'Eight places. If you cannot come, tell us, so that somebody else can.',
      'The bench is 900 mm high; there is a lower one and a chair if you prefer. The door is level with the footpath.',
      'There is milk from cows and from oats. Tell us about allergies when you arrive.',
      'Nobody sells you anything. If you want to buy a machine afterwards, you know where we are.',
      'We drink about four coffees each. Eat something before.',
    ),
    h2('Getting there'),
    pRich(
      `402 Murray Road, Preston. Tram 11 to stop 42, then 4 minutes on foot; parking at the door. Everything else is on the ${anchor('/stores/preston', 'page of the Preston store')}.`,
    ),
    h2('What your name is for'),
    pRich(
      `We write once to confirm and once two days before. We do not add you to the newsletter. The ${anchor(toArticle('checkout-privacy-policy'), 'privacy policy')} says the rest.`,
    ),
    h2('Machines on the bench'),
    products('coffee'),
    button(toArticle('espresso-at-home'), 'Read the espresso guide', 'secondary'),
    h2('Other events'),
    articles('events', 'espresso-at-home', 'planning-visits'),
  ],
};
