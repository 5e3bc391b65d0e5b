import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, table } from '../blocks.ts';
import { products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { picture } from '../pictures.ts';

export const inductionOrGas: ArticleDraft = {
  id: 'induction-or-gas',
  parentId: 'buying-guides',
  name: 'Induction or gas',
  kicker: 'Cooking',
  summary: 'What changes at the stove, in the air, on the bill and behind the wall when you leave gas.',
  heroImage: picture('cooktop', 'front', 'An induction cooktop'),
  publishedDaysAgo: 215,
  checkedDaysAgo: 30,
  body: [
    h2('How each one heats'),
    p(
      'Gas burns below the pan and heats the pan, the air around it and the kitchen. Induction makes the base of the pan itself hot with a magnetic field; the glass is warm only because the pan stands on it. About 85 to 90 per cent of the energy of an induction zone ends in the food, against about 40 per cent of a flame.',
    ),
    table(
      ['At the stove', 'Induction', 'Gas'],
      [
        ['One litre to the boil', 'about 3 min on boost', 'about 6 min on a large burner'],
        ['Lowest heat', 'melts chocolate without a water bath', 'needs a small burner and attention'],
        ['Wiping up', 'flat glass, mostly cool', 'trivets and caps'],
        ['In the air', 'steam and fat from the food', 'the same, and nitrogen dioxide and water from the flame'],
        ['In a power cut', 'does not work', 'works, lit by hand, if the model allows it'],
        ['Pans', 'must hold a magnet', 'anything, round woks too'],
      ],
    ),
    h2('Will my pans work?'),
    p(
      'Hold a fridge magnet to the base. If it sticks firmly, the pan works. Cast iron, enamelled steel and most newer stainless steel do; copper, aluminium and old stainless steel do not, unless they have a magnetic layer. Replacing one frying pan and two pots costs $150 to $300. A flat-bottomed wok works; a round one needs a curved zone or stays with gas.',
    ),
    h2('What is behind the wall'),
    list(
      'A 600 mm induction cooktop with four zones draws up to about 7.2 kW and usually needs its own 32 A circuit. A licensed electrician must wire it under AS/NZS 3000.',
      'Some models can be limited to 20 A or plugged into a 15 A point, and share the power between zones. They are made for older flats.',
      'A gas cooktop must be connected by a licensed gasfitter under AS/NZS 5601, with the clearances in its manual. Ask for the compliance certificate and keep it.',
      'Capping a gas point is gasfitter’s work too. If it was your last gas appliance, ask your retailer to end the supply charge.',
    ),
    p(
      'Some states and territories no longer allow gas connections in new homes. Rules change, so ask your builder or council before you plan.',
    ),
    h2('The bill'),
    p(
      'Cooking is a small part of an energy bill, around 5 per cent in most homes. Induction uses roughly half the energy of gas for the same meals but electricity costs more for each unit, so the running cost is close to equal. The saving is in the daily supply charge for gas, often $250 to $350 a year, once nothing else in the house needs it.',
    ),
    h2('Ventilation'),
    p(
      'Both need a rangehood: it takes away fat and steam. With gas it also takes away what the flame makes, so use it every time, ducted to the outside if you can. Above gas the lowest height is usually 650 mm, above induction 600 mm; the manual decides.',
    ),
    note(
      '<strong>Pacemakers.</strong> Makers of induction cooktops and of implants usually advise a distance of 60 cm. Ask your doctor first.',
    ),
    h2('Cooktops to compare'),
    products('cooktops'),
    pRich(
      `Four induction cooktops are connected in our ${anchor('/stores/fyshwick', 'Fyshwick store')}: bring your own pan. ${anchor(toArticle('delivery-and-installation'), 'Installation')} can be booked with your order.`,
    ),
    button(toCategory('cooktops'), 'See all cooktops'),
  ],
};
