import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, image, list, note, p, pRich, steps, table } from '../blocks.ts';
import { articles, products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer, caption, remark } from '../guide-blocks.ts';
import { picture, scene } from '../pictures.ts';

export const splitSystemSizing: ArticleDraft = {
  id: 'split-system-sizing',
  parentId: 'buying-guides',
  name: 'Choose a split system by the room, not by the number',
  kicker: 'Cooling',
  summary: 'Floor area, ceiling, glass and climate give the kilowatts. Too large is as wrong as too small.',
  heroImage: scene('still-cool', 'A split system above a fan'),
  publishedDaysAgo: 120,
  checkedDaysAgo: 8,
  body: [
    answer(
      'Count 150 W of cooling for each square metre, so 2.5 kW for a bedroom of 17 m² and 5 kW for a lounge of 34 m².',
      'Add a size for west glass, high ceilings or no insulation. Never three.',
      'Only a licensed electrician with an ARC refrigerant handling licence may install it. From $750 with us.',
    ),
    h2('What the kilowatts are'),
    p(
      'The size in the name of a split system is the heat it moves out of a room, not the power it draws. A 7.1 kW system draws about 1.8 kW when it works hard. A reverse-cycle system also brings heat in, usually a little more than it takes out, for a third to a quarter of the power of an electric heater.',
    ),
    h2('A first estimate'),
    p('For a room with a 2.4 m ceiling, insulation above it and ordinary windows:'),
    table(
      ['Floor area', 'Cool and temperate', 'Hot or humid', 'Typical room'],
      [
        ['Up to 15 m²', '2.0 kW', '2.5 kW', 'Bedroom, study'],
        ['15 to 25 m²', '2.5 kW', '3.5 kW', 'Large bedroom'],
        ['25 to 35 m²', '3.5 kW', '5.0 kW', 'Lounge'],
        ['35 to 50 m²', '5.0 kW', '7.1 kW', 'Living and dining'],
        ['50 to 60 m²', '7.1 kW', '9.0 kW', 'Open plan'],
        ['Over 60 m²', 'ask for a calculation', 'ask for a calculation', 'Open plan with a void or stairs'],
      ],
    ),
    p('Then move up one row for each two of these, and down one for each two of their opposites:'),
    list(
      'Ceiling of 2.7 m or more.',
      'Large windows to the west or north without shade.',
      'No insulation in the roof or walls.',
      'The kitchen is in the same room.',
      'The top floor under a dark metal roof.',
      'A doorway or stair that cannot be closed.',
    ),
    note(
      '<strong>Too large is not safer.</strong> It cools the air before it has dried it, so the room feels clammy, and it stops and starts instead of running low. An inverter forgives one step, not three.',
    ),
    h2('What to measure'),
    image(
      picture('aircon', 'dimensions', 'Drawing of the indoor unit with its width, height and depth marked'),
      800,
      800,
    ),
    caption('Indoor units are 770 to 1,118 mm wide. Leave 150 mm above and 100 mm at each side.'),
    steps(
      'Length and width of the room, and the height of the ceiling.',
      'Width and height of each window, and which way it faces.',
      'A clear piece of outside wall for the indoor unit, above 2 m, not over a bed or a television.',
      'A place outside with 300 mm of air around the outdoor unit, away from bedrooms and boundaries.',
      'A photograph of the switchboard. Systems of 5 kW and more usually need a circuit of their own.',
    ),
    h2('The zoned label'),
    pRich(
      `Air conditioners carry a ${anchor(toArticle('energy-rating'), 'zoned energy label')} with a map of Australia in three climates: hot, average and cold. Read only the column of yours, for heating and for cooling. It shows stars, kWh a year, and how loud each unit is. In Hobart, Canberra and Ballarat the heating stars matter most; look also at the output at 2 °C.`,
    ),
    h2('What it costs to run'),
    table(
      ['Size', 'Draws, at full work', 'An hour at 33c', '400 hours a summer'],
      [
        ['2.5 kW', '0.63 kW', '21c', '$83'],
        ['3.5 kW', '0.85 kW', '28c', '$112'],
        ['5.0 kW', '1.21 kW', '40c', '$160'],
        ['7.1 kW', '1.79 kW', '59c', '$236'],
      ],
    ),
    p(
      'An inverter seldom works at full: count half of it on most days. Set 24 to 26 °C in summer and 18 to 20 °C in winter: each degree further costs about a tenth more. Close doors, clean the filters each season, and use the fan before the compressor on mild days.',
    ),
    h2('Noise, inside and out'),
    p(
      'Inside, 21 to 24 dB on low lets a light sleeper sleep. Outside, units make 46 to 55 dB, and most councils and states limit what reaches a neighbour’s bedroom at night. Keep the outdoor unit away from side boundaries and windows, on a firm base. In a strata building ask the owners corporation first, in writing.',
    ),
    h2('Who may install it'),
    p(
      'The person who connects the pipes must hold a refrigerant handling licence from the Australian Refrigeration Council (ARC), and the wiring is work for a licensed electrician. Ask for both numbers and the certificate of electrical safety or compliance. Doing this work without the licences is against the law, and usually ends the maker’s warranty.',
    ),
    list(
      '<strong>Back to back</strong>, the two units on one wall with up to 3 m of pipe: from $750 with us.',
      '<strong>Longer runs</strong>, brick, a second storey or a new circuit are quoted before any work starts.',
      '<strong>Near the sea</strong>, within about 1 km, ask for a coated outdoor coil.',
      '<strong>The old system</strong> must be emptied of refrigerant by a licensed person before it leaves the wall. We do it and take it away.',
    ),
    remark(
      'i-info',
      '<strong>Rebates.</strong> Several states discount efficient air conditioners that replace old heaters. The rules change often: look at your state’s energy site before you order, because most do not pay afterwards.',
    ),
    h2('Systems by room'),
    products('airConditioning'),
    button(toCategory('airConditioning'), 'See all split systems'),
    h2('Read next'),
    articles('energy-rating', 'running-cost', 'delivery-and-installation'),
  ],
};
