import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, image, list, note, p, pRich, steps, table } from '../blocks.ts';
import { picture } from '../pictures.ts';

const drawing = picture('fridge', 'dimensions', 'Drawing of a fridge with its width, height and depth marked');

export const willItFit: ArticleDraft = {
  id: 'will-it-fit',
  parentId: 'buying-guides',
  name: 'Will it fit? Measure the space, the door and the hallway',
  kicker: 'Measuring',
  summary: 'Nine numbers, one tape measure, ten minutes. One delivery in thirty fails, nearly always at a door.',
  heroImage: drawing,
  publishedDaysAgo: 380,
  checkedDaysAgo: 9,
  body: [
    p(
      'Most things that do not fit would have fitted through another door, or with the handles off. Measure before you order and write the numbers on your phone. Every product page with a size has a fit check: type your three numbers once and we remember them on this device.',
    ),
    h2('The space'),
    image(drawing, 800, 800),
    steps(
      'Width, at the floor, the middle and the top. Keep the smallest. Walls lean, and skirting boards stick out.',
      'Height, at the front and the back. Floors slope towards the drain in a laundry.',
      'Depth, from the wall to the front edge of the bench. Measure from the power point or tap if they stick out.',
    ),
    p(
      'Now take off the air gap in the manual. If you have no manual yet, the numbers below are safe for most models. Without air a fridge runs longer and wears out sooner, and the maker may decline a claim.',
    ),
    table(
      ['Appliance', 'Each side', 'Above', 'Behind'],
      [
        ['Fridge', '10 to 20 mm', '30 to 50 mm', '50 mm'],
        ['Front-load washer', '10 mm', '5 mm', '50 to 100 mm for hoses'],
        ['Heat-pump dryer', '10 mm', '10 mm', '50 mm'],
        ['Dishwasher, built under', 'made for 600 mm', 'bench at 820 to 880 mm', '30 mm for hoses'],
        ['Freestanding cooker', 'as the manual says', '600 to 650 mm to a rangehood', 'as the manual says'],
      ],
    ),
    h2('The door swing'),
    p(
      'A fridge beside a wall needs its door to open past 90 degrees before the drawers inside come out. Allow the depth of the handle, about 60 mm, on the hinge side or choose a model with inside hinges. For a front loader, look at which way the door opens: few can be changed.',
    ),
    h2('The way in'),
    p('This is where it goes wrong. Walk the path from the street and measure the narrowest of each:'),
    list(
      '<strong>Gate and front door:</strong> the clear opening with the door open, not the door itself.',
      '<strong>Hallway:</strong> at the narrowest point, often the skirting or a heater.',
      '<strong>Corners:</strong> the width of both halls. A 910 mm fridge turns a corner between two halls of 950 mm, just.',
      '<strong>Stairs:</strong> width between wall and handrail, the number of steps and the height above the landing.',
      '<strong>Lift:</strong> door width and height, inside depth, and whether the building wants it booked.',
      '<strong>Kitchen:</strong> the gap between island and bench.',
    ),
    note(
      '<strong>Doors come off.</strong> Our crew can take off most fridge doors and handles, which saves 60 to 110 mm of depth. Say so at checkout and it is free; it takes about 20 minutes.',
    ),
    h2('If it does not fit on the day'),
    pRich(
      `Call us from the driveway. If the crew cannot bring it in safely they take it back, and you choose another or your money, less the delivery already made. If we gave you a wrong size, we pay both ways. ${anchor(toArticle('delivery-and-installation'), 'Delivery and installation')} has the details.`,
    ),
    h2('Your nine numbers'),
    p(
      'Space: width, height, depth. Front door: width, height. Hallway: narrowest width. Tightest corner: two widths. Gap in front of the space: one width. With those nine, anyone in our stores or on the phone can tell you in a minute.',
    ),
    button('/stores', 'Find a store to ask'),
  ],
};
