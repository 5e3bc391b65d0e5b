import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, image, list, note, p, pRich, steps, table } from '../blocks.ts';
import { articles } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer, caption } from '../guide-blocks.ts';
import { picture, scene } from '../pictures.ts';

const drawing = picture('fridge', 'dimensions', 'Drawing of a fridge with its width, height and depth marked');

export const willItFit: ArticleDraft = {
  id: 'will-it-fit',
  parentId: 'buying-guides',
  name: 'Will it fit? Measure the space, the door and the hallway',
  kicker: 'Measuring',
  summary: 'Nine numbers, one tape measure, ten minutes. One delivery in thirty fails, nearly always at a door.',
  heroImage: scene('measure-doorway', 'A fridge on a trolley beside a doorway, with both measured'),
  publishedDaysAgo: 380,
  checkedDaysAgo: 9,
  body: [
    answer(
      '<strong>The space:</strong> the smallest width, height and depth, less the air that the appliance needs.',
      '<strong>The way in:</strong> the narrowest door must be 40 mm wider than the smaller of its width and depth.',
      '<strong>In doubt:</strong> send us the nine numbers before you order. It costs nothing; a failed delivery costs $69 or more.',
    ),
    p(
      'Most things that do not fit would have fitted through another door, or with the handles off. Measure before you order and write the numbers on your phone. Every product page with a size has a fit check: type your three numbers once and we remember them on this device.',
    ),
    h2('The space'),
    image(drawing, 800, 800),
    caption('The yellow band is the air that a fridge needs: 20 mm on each side and 50 mm above.'),
    steps(
      '<strong>Width</strong> at the floor, the middle and the top. Keep the smallest. Walls lean, and skirting boards stick out.',
      '<strong>Height</strong> at the front and the back. A laundry floor slopes towards its drain.',
      '<strong>Depth</strong> from the wall to the front edge of the bench. Start at the power point or tap if they stick out.',
    ),
    h2('The air around it'),
    p(
      'These are the gaps that our fit check counts with when the maker gives none. The manual of the model decides. Without air a fridge runs longer and wears out sooner, and the maker may decline a claim.',
    ),
    table(
      ['Appliance', 'Each side', 'Above', 'Behind'],
      [
        ['Fridge or upright freezer', '20 mm', '50 mm', 'it keeps its own distance'],
        ['Chest freezer', '20 mm', '400 mm for the lid', '20 mm'],
        ['Front-load washer', '10 mm', 'none', '50 mm for hoses'],
        ['Top-load washer', '10 mm', '400 mm for the lid', '50 mm for hoses'],
        ['Heat-pump dryer', '10 mm', '10 mm', '50 mm'],
        ['Vented dryer', '10 mm', '50 mm', '100 mm'],
        ['Dishwasher, built in', '1 mm in a 600 mm opening', 'none', 'hoses go through the cupboard'],
        ['Freestanding cooker', '2 mm', '600 mm to a rangehood', 'as the manual says'],
        ['Microwave on a bench', '50 mm', '150 mm', '50 mm'],
      ],
    ),
    h2('The door swing'),
    p(
      'A fridge beside a wall needs its door to open past 90 degrees before the drawers inside come out. Allow about 60 mm for the handle on the hinge side, or choose a model with recessed handles. For a front loader, look at which way the door opens: few can be changed.',
    ),
    h2('The way in'),
    p(
      'This is where it goes wrong. An 870 mm door leaves about 820 mm when it is open. Walk the path from the street and measure the narrowest of each:',
    ),
    list(
      '<strong>Gate and front door:</strong> the clear opening with the door open, not the door itself.',
      '<strong>Hallway:</strong> at the narrowest point, often the skirting or a heater.',
      '<strong>Corners:</strong> the width of both halls. A 910 mm fridge turns a corner between two halls of 950 mm, just.',
      '<strong>Stairs:</strong> the width between wall and handrail, the number of steps, and the height above the landing.',
      '<strong>Lift:</strong> door width and height, inside depth, and whether the building wants it booked.',
      '<strong>Kitchen:</strong> the gap between island and bench.',
    ),
    p(
      'Large appliances travel upright, so they go through a door by the smaller of width and depth. A French door fridge 908 mm wide and 748 mm deep needs a doorway of 790 mm. The product page names that number under the fit check.',
    ),
    note(
      '<strong>Doors come off.</strong> Our crew can take off most fridge doors and handles, which saves 60 to 110 mm of depth. Say so at checkout and it is free; it takes about 20 minutes.',
    ),
    h2('If it does not fit on the day'),
    pRich(
      `Call us from the driveway. If the crew cannot bring it in safely they take it back, and you choose another or your money, less the delivery already made. If we gave you a wrong size, we pay both ways. ${anchor(toArticle('delivery-and-installation'), 'Delivery and installation')} has the details.`,
    ),
    h2('Your nine numbers'),
    list(
      'The space: width, height and depth.',
      'The front door: width and height.',
      'The hallway: its narrowest width.',
      'The tightest corner: the widths of both halls.',
      'The gap in front of the space.',
    ),
    pRich(
      `With those nine, anyone in our stores or on the phone can tell you in a minute. Listings can be narrowed by the width of your space too: fridges that fit ${anchor(`${toCategory('fridges')}?maxWidthMm=700`, '700 mm')} or ${anchor(`${toCategory('fridges')}?maxWidthMm=950`, '950 mm')}, for example.`,
    ),
    button('/stores', 'Find a store to ask'),
    h2('Read next'),
    articles('choose-a-fridge', 'front-or-top-loader', 'choose-a-dishwasher'),
  ],
};
