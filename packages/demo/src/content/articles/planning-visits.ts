import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, gallery, h2, image, list, note, p, pRich, steps, table } from '../blocks.ts';
import { articles } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer, bookingWidget } from '../guide-blocks.ts';
import { picture, scene } from '../pictures.ts';

export const planningVisits: ArticleDraft = {
  id: 'planning-visits',
  parentId: 'help',
  name: 'Plan a kitchen or a laundry with us',
  kicker: 'Help',
  summary: 'An hour with somebody who knows cut-outs, circuits and clearances. Free, in a store or on a video call.',
  heroImage: scene('kitchen', 'A green kitchen with a fridge, an oven and a coffee machine'),
  publishedDaysAgo: 85,
  checkedDaysAgo: 5,
  body: [
    answer(
      'Come before the cabinets are ordered. Afterwards the cabinets choose the appliances.',
      'Bring a plan with measures, photographs, and your budget.',
      'You leave with a list of models, cut-outs, circuits and pipes that your builder can use.',
    ),
    h2('Book an hour'),
    bookingWidget(),
    p('It is free, and you need not buy anything. If the times do not suit you, call us or ask in a store.'),
    h2('What we do in the hour'),
    steps(
      'We draw your room to scale and put in what must stay: windows, drains, the switchboard.',
      'We ask how you cook, wash and store, and how many you are.',
      'We place fridge, sink and cooktop, then the rest, and check doors, drawers and walking space.',
      'We list each appliance with its cut-out, its clearances, its circuit, its water and waste.',
      'We show you the two or three models that fit each place, at their price and running cost.',
    ),
    gallery(
      2,
      image(picture('oven', 'room', 'An oven built into a kitchen'), 800, 800),
      image(picture('rangehood', 'room', 'A rangehood over a cooktop'), 800, 800),
      image(picture('dishwasher', 'room', 'A dishwasher under a bench'), 800, 800),
      image(picture('washer', 'room', 'A washer in a laundry'), 800, 800),
    ),
    h2('What to bring'),
    list(
      'The room: length, width, height, and where doors, windows, taps, drains and power points are.',
      'A photograph of the switchboard, open.',
      'The builder’s or cabinet maker’s plan, if there is one. On paper or as a file.',
      'What you keep: the width, height and depth of each appliance.',
      'What annoys you now. It is the most useful line of the list.',
    ),
    h2('Measures that decide a kitchen'),
    table(
      ['Place', 'Leave at least', 'Because'],
      [
        ['Between bench and island', '1,000 mm; 1,200 for two cooks', 'A dishwasher door is 600 mm deep when open'],
        ['Beside a fridge', '20 mm each side, 50 mm above', 'Air; and 60 mm for the handle next to a wall'],
        ['Cooktop to rangehood', '600 mm induction, 650 mm gas', 'The manual decides'],
        ['Cooktop to a tall cupboard or wall', '300 mm', 'Handles, heat and elbows'],
        ['Sink to dishwasher', 'within 1.5 m', 'The length of its hoses'],
        ['Oven at eye height', 'bottom shelf at 850 to 950 mm', 'You lift hot dishes at the height of your elbows'],
      ],
    ),
    h2('Circuits and pipes'),
    p(
      'A kitchen with induction and an oven usually needs a 32 A circuit for the cooktop and a 20 A circuit for the oven, both wired by a licensed electrician. A plumbed fridge needs a cold tap that can be reached. A ducted rangehood needs a way out that is as wide as its outlet and as short as can be. All of this is cheap before the plaster and dear after it.',
    ),
    h2('For a laundry'),
    list(
      'Two machines side by side: 1,250 mm. Stacked: 620 mm wide and 1,750 mm high.',
      'A floor waste, a tap at each side, and two power points above the bench.',
      'A heat-pump dryer needs no duct. A vented one does, or an open window.',
      'A shelf over a top loader must be 400 mm above its lid.',
    ),
    note(
      '<strong>Not decided yet?</strong> Take the drawing home. We keep it for a year, and prices on your list are held for 14 days.',
    ),
    h2('Then'),
    pRich(
      `We can deliver everything on one day or in the order in which your builder needs it, and keep it for up to eight weeks without charge. Licensed trades connect it: see ${anchor(toArticle('delivery-and-installation'), 'delivery and installation')}. Builders and landlords get quotes at our trade desks; the ${anchor('/stores', 'store pages')} say where.`,
    ),
    button(toCategory('cooking'), 'See all cooking', 'secondary'),
    h2('Read next'),
    articles('induction-or-gas', 'will-it-fit', 'choose-a-dishwasher'),
  ],
};
