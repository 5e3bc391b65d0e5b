import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, table } from '../blocks.ts';
import { products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { scene } from '../pictures.ts';

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
    h2('What the kilowatts are'),
    p(
      'The size in the name of a split system is the heat it moves out of a room, not the power it draws. A 7.1 kW system draws about 2 kW when it works hard. A reverse-cycle system also brings heat in, usually a little more than it takes out, for a third to a quarter of the power of an electric heater.',
    ),
    h2('A first estimate'),
    p('For a room with a 2.4 m ceiling, insulation above it and ordinary windows:'),
    table(
      ['Floor area', 'Cool and temperate', 'Hot or humid', 'Typical room'],
      [
        ['Up to 15 m²', '2.0 kW', '2.5 kW', 'Bedroom, study'],
        ['15 to 25 m²', '2.5 kW', '3.5 kW', 'Large bedroom'],
        ['25 to 35 m²', '3.5 kW', '5.0 kW', 'Lounge'],
        ['35 to 50 m²', '5.0 kW', '7.0 kW', 'Living and dining'],
        ['50 to 65 m²', '7.0 kW', '8.0 kW', 'Open plan'],
        ['Over 65 m²', 'ask for a calculation', 'ask for a calculation', 'Open plan with a void or stairs'],
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
    h2('The zoned label'),
    pRich(
      `Air conditioners carry a ${anchor(toArticle('energy-rating'), 'zoned energy label')} with a map of Australia in three climates: hot, average and cold. Read only the column of yours, for heating and for cooling. It shows stars, kWh a year, and how loud each unit is. In Hobart, Canberra and Ballarat the heating stars matter most; look also at the output at 2 °C.`,
    ),
    h2('Noise, inside and out'),
    p(
      'Inside, 19 to 24 dB on low lets a light sleeper sleep. Outside, most councils and states limit what reaches a neighbour’s bedroom at night. Keep the outdoor unit away from side boundaries and windows, on a firm base, with air around it. In a strata building ask the owners corporation first.',
    ),
    h2('Who may install it'),
    p(
      'The person who connects the pipes must hold a refrigerant handling licence from the Australian Refrigeration Council, and the wiring is work for a licensed electrician. Ask for both numbers and the certificate. Doing this work without the licences is against the law, and usually ends the warranty.',
    ),
    list(
      '<strong>Back to back</strong>, the two units on one wall with up to 3 m of pipe: from $750 with us.',
      '<strong>Longer runs</strong>, brick, a second storey or a new circuit are quoted before any work starts.',
      '<strong>Near the sea</strong>, within about 1 km, ask for a coated outdoor coil.',
    ),
    h2('Using it well'),
    p(
      'Set 24 to 26 °C in summer and 18 to 20 °C in winter: each degree further costs about a tenth more. Close doors, clean the filters each season, and use the fan before the compressor on mild days.',
    ),
    h2('Systems by room'),
    products('airConditioning'),
    button(toCategory('airConditioning'), 'See all split systems'),
  ],
};
