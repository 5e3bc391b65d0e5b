import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, p, pRich, table } from '../blocks.ts';
import { eventForm } from '../catalogue-blocks.ts';
import { answer } from '../guide-blocks.ts';
import { scene } from '../pictures.ts';

export const events: ArticleDraft = {
  id: 'events',
  parentId: 'about',
  name: 'Events in our stores',
  kicker: 'About us',
  summary: 'Cooking, coffee and repair evenings. Small groups, free, and nobody sells you anything.',
  heroImage: scene('kitchen', 'A kitchen that cooks'),
  publishedDaysAgo: 90,
  checkedDaysAgo: 4,
  body: [
    answer(
      'Free, six to twelve people, an hour at the bench.',
      'Leave your name: we write with the next dates near you, and you choose.',
      'Bring your own pan, your own machine, or nothing.',
    ),
    p(
      'Most of what we know about an appliance we learned by using it, so our stores have kitchens that cook, coffee bars that steam and workbenches with tools. A few times a week we open them to a small group. Places are free; we ask for your email so that we can tell you the day and send the recipe or the parts list.',
    ),
    h2('What is on'),
    table(
      ['Event', 'Where', 'When', 'Places'],
      [
        [anchor(toArticle('coffee-class'), 'Saturday coffee class'), 'Preston', 'Some Saturdays, 10:00 am', '8'],
        ['First week with induction', 'Nunawading, Fyshwick', 'Saturdays, 11:00 am', '12'],
        ['Espresso: the first recipe', 'Alexandria, Bundall, Mile End', 'Thursdays, 6:30 pm', '8'],
        ['Steam and combi ovens', 'Preston, Osborne Park', 'First Sunday of the month, 11:00 am', '12'],
        ['Mend it: washers and dryers', 'Preston, Mile End', 'Second Thursday, 6:30 pm', '6'],
        ['Listening room: film night', 'Maribyrnong, Macgregor', 'Last Friday, 6:00 pm', '10'],
        ['Teach your phone some manners', 'Cannington, Moonah', 'Wednesdays, 10:00 am', '10'],
      ],
    ),
    h2('Sign up'),
    p(
      'Leave your name and email. We write once with the next dates near you, and again two days before the one that you choose. You can end it from any of those messages.',
    ),
    eventForm('store-events'),
    h2('What to expect'),
    list(
      'An hour, sometimes a little more. You stand at the bench; it is not a lecture.',
      'Bring nothing, except your own pan to an induction evening and your own machine to a repair evening.',
      'You taste what is cooked. Tell us about allergies when you arrive.',
      'Children over ten are welcome with an adult, and over fourteen at the workbench.',
      'All rooms are on the ground floor or beside a lift. Tell us if you need a seat, an interpreter or a hearing loop.',
    ),
    h2('At the repair evenings'),
    p(
      'A technician shows how to change a door seal, clean a pump, level a drum and read an error code. You do not open anything that carries mains voltage: in Australia that is work for a licensed person, and we show you where the line is. Many machines that arrive as waste go home with a new belt.',
    ),
    h2('Planning something larger?'),
    pRich(
      `For a new kitchen or laundry, book an hour of your own: ${anchor(toArticle('planning-visits'), 'planning visits')}. Which store is nearest is under ${anchor('/stores', 'stores')}. What we do with your email is in the ${anchor(toArticle('checkout-privacy-policy'), 'privacy policy')}.`,
    ),
    button(toArticle('coffee-class'), 'See the next coffee class', 'secondary'),
  ],
};
