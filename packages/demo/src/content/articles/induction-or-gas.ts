import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, group, h2, image, list, note, p, pRich, table } from '../blocks.ts';
import { articles, products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer, caption, remark } from '../guide-blocks.ts';
import { picture } from '../pictures.ts';

export const inductionOrGas: ArticleDraft = {
  id: 'induction-or-gas',
  parentId: 'buying-guides',
  name: 'Induction or gas',
  kicker: 'Cooking',
  summary: 'What changes at the stove, in the air, on the bill and behind the wall when you leave gas.',
  heroImage: picture('cooktop', 'room', 'An induction cooktop in a kitchen'),
  publishedDaysAgo: 215,
  checkedDaysAgo: 30,
  body: [
    answer(
      '<strong>Induction</strong> boils faster, cleans with one wipe and puts nothing of its own in the air. It may need a new circuit.',
      '<strong>Gas</strong> takes any pan, works in a power cut and costs less to buy.',
      'The running cost is close to equal. Ending the gas supply charge, often $250 to $350 a year, is where the money is.',
    ),
    h2('How each one heats'),
    p(
      'Gas burns below the pan and heats the pan, the air around it and the kitchen. Induction makes the base of the pan itself hot with a magnetic field; the glass is warm only because the pan stands on it. About 85 to 90 per cent of the energy of an induction zone ends in the food, against about 40 per cent of a flame.',
    ),
    group(
      { direction: 'horizontal', gap: 'normal', itemWidths: [50, 50] },
      image(picture('cooktop', 'angle', 'An induction cooktop, seen from an angle'), 800, 800),
      image(picture('rangehood', 'angle', 'A rangehood, seen from an angle'), 800, 800),
    ),
    caption('Either cooktop needs a rangehood, ducted to the outside if you can.'),
    table(
      ['At the stove', 'Induction', 'Gas'],
      [
        ['One litre to the boil', 'about 3 min on boost', 'about 6 min on a large burner'],
        ['Lowest heat', 'melts chocolate without a water bath', 'needs a small burner and attention'],
        ['Wiping up', 'flat glass, mostly cool', 'trivets and caps'],
        ['In the air', 'steam and fat from the food', 'the same, and nitrogen dioxide and water from the flame'],
        ['In a power cut', 'does not work', 'works, lit by hand, if the model allows it'],
        ['Pans', 'must hold a magnet', 'anything, round woks too'],
        ['Our price, 60 cm', '$899 to $4,999', '$239 to $889'],
        ['Connecting it, like for like', 'from $189', 'from $229'],
      ],
    ),
    h2('Will my pans work?'),
    p(
      'Hold a fridge magnet to the base. If it sticks firmly, the pan works. Cast iron, enamelled steel and most newer stainless steel do; copper, aluminium and old stainless steel do not, unless they have a magnetic layer. Replacing one frying pan and two pots costs $150 to $300. A flat-bottomed wok works; a round one needs a curved zone or stays with gas.',
    ),
    h2('What is behind the wall'),
    list(
      'A 600 mm induction cooktop with four zones draws up to 7.2 kW and usually needs its own 32 A circuit. A licensed electrician must wire it under AS/NZS 3000.',
      'Some models can be limited to 20 A, or plugged into a 15 A point, and share the power between zones. They are made for older flats.',
      'A gas cooktop must be connected by a licensed gasfitter under AS/NZS 5601, with the clearances in its manual. Ask for the compliance certificate and keep it.',
      'Capping a gas point is gasfitter’s work too. If it was your last gas appliance, ask your retailer to end the supply charge.',
    ),
    remark(
      'i-alert',
      '<strong>Never do it yourself.</strong> Fixed wiring and gas are licensed work in every state and territory. Unlicensed work is an offence, can void your house insurance and can kill.',
    ),
    p(
      'Some states and territories no longer allow gas connections in new homes. Rules change, so ask your builder or council before you plan.',
    ),
    h2('What to measure'),
    list(
      'The cut-out in the bench, width and depth, not the glass. A 60 cm cooktop usually wants 560 by 490 mm.',
      'What is below: a drawer under induction needs about 20 mm of air; an oven below needs the gap in the manual.',
      'The height to the rangehood: usually at least 600 mm above induction and 650 mm above gas.',
      'The switchboard: a photograph of it tells our electrician whether there is room for a 32 A circuit.',
    ),
    h2('The bill'),
    p(
      'Cooking is a small part of an energy bill, around 5 per cent in most homes. Induction uses roughly half the energy of gas for the same meals, but electricity costs more for each unit. An hour of two zones at half power is about 2 kWh, or 66 cents at 33 cents a kWh; two burners at half for the same hour use about 12 MJ, or 50 cents at 4 cents a megajoule. The saving is in the daily supply charge for gas, once nothing else in the house needs it.',
    ),
    h2('Ventilation'),
    p(
      'Both need a rangehood: it takes away fat and steam. With gas it also takes away what the flame makes, so use it every time, and open a window if it does not go outside. Children with asthma are the reason that many households change.',
    ),
    note(
      '<strong>Pacemakers.</strong> Makers of induction cooktops and of implants usually advise a distance of 60 cm. Ask your doctor first.',
    ),
    h2('Cooktops to compare'),
    products('inductionCooktops'),
    pRich(
      `Or look at the ${anchor(toCategory('gasCooktops'), 'gas cooktops')} and the ${anchor(toCategory('rangehoods'), 'rangehoods')}. Four induction cooktops are connected in our ${anchor('/stores/fyshwick', 'Fyshwick store')}: bring your own pan. ${anchor(toArticle('delivery-and-installation'), 'Installation')} can be booked with your order.`,
    ),
    button(toCategory('cooktops'), 'See all cooktops'),
    h2('Read next'),
    articles('planning-visits', 'running-cost', 'delivery-and-installation'),
  ],
};
