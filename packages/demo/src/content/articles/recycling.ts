import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
import { answer, remark } from '../guide-blocks.ts';
import { picture } from '../pictures.ts';

export const recycling: ArticleDraft = {
  id: 'recycling',
  parentId: 'about',
  name: 'Recycling',
  kicker: 'About us',
  summary:
    'The old one leaves on the truck that brings the new one. What happens to it, and what you can drop off free.',
  heroImage: picture('fridge', 'front', 'A top mount fridge in sand', { layout: 'top', finish: 'sand' }),
  publishedDaysAgo: 420,
  checkedDaysAgo: 26,
  body: [
    answer(
      'With a new large appliance the old one of the same kind goes free.',
      'Televisions, computers, phones and batteries: drop them off free, whether or not you bought them here.',
      'Wipe your data first, and never put a battery in a bin.',
    ),
    h2('When we deliver'),
    p(
      'With every large appliance we take the old one of the same kind away, free. It must be disconnected, empty, on the same floor and safe to carry. Fridges should be defrosted. Tell us at checkout, so that there is room on the truck.',
    ),
    h2('What you can drop off'),
    table(
      ['What', 'Where', 'Cost'],
      [
        [
          'Televisions, computers, printers and their parts',
          'Stores with an e-waste drop',
          'Free, up to 10 pieces a visit',
        ],
        ['Phones, tablets, watches, chargers', 'Every store', 'Free'],
        ['Batteries: AA, AAA, button, drill, vacuum', 'Every store, in the marked tube', 'Free; tape the ends'],
        ['Small kitchen appliances', 'Stores with an e-waste drop', 'Free'],
        ['Polystyrene and boxes from us', 'Every store', 'Free'],
        ['Large appliances without a purchase', 'By collection', '$49, or free at most council sites'],
      ],
    ),
    h2('The schemes behind it'),
    list(
      '<strong>National Television and Computer Recycling Scheme.</strong> Makers and importers pay, by law, for the recycling of televisions, computers, printers and their accessories. Households and small businesses drop them off free, at our stores and at many council sites.',
      '<strong>MobileMuster</strong> takes phones, chargers and accessories and publishes what becomes of them.',
      '<strong>B-cycle</strong> is the national scheme for loose batteries.',
      '<strong>Refrigerant Reclaim Australia</strong> destroys or cleans the gas that licensed people recover from fridges and air conditioners.',
    ),
    h2('Where it goes'),
    steps(
      'At our depot a technician decides whether it can work again. About one in nine can, and goes to a charity partner with a safety check.',
      'From fridges and air conditioners a licensed person recovers the refrigerant. Letting it escape is an offence and warms the climate far more than carbon dioxide.',
      'Parts that are still good go to our repair workshops: motors, drawers, boards, shelves.',
      'The rest is shredded and sorted into steel, aluminium, copper, plastics and glass.',
      'Screens and circuit boards go to recyclers approved under the national television and computer scheme, certified to AS/NZS 5377.',
    ),
    p(
      'In the last year 96 per cent by weight of what we collected in Victoria was used again or recycled, and 91 per cent over all states. The rest is mostly foam and mixed plastic. We publish the figure each July.',
    ),
    h2('Before you let it go'),
    list(
      '<strong>Computers and phones:</strong> back up, sign out of your accounts, reset to factory settings, take out the SIM and memory card.',
      '<strong>Smart televisions, vacuums and fridges:</strong> sign out and reset; they know your Wi-Fi password.',
      '<strong>Robot and stick vacuums:</strong> take the battery out if you can.',
      '<strong>Freezers:</strong> leave the door open for a day so that it dries. If it waits outside, take the door off: children hide in them.',
    ),
    remark(
      'i-alert',
      '<strong>Batteries start fires</strong> in bins, trucks and sorting halls. A swollen or leaking one goes in sand or a metal tin outside; call us before you bring it.',
    ),
    h2('Why not the bin'),
    p(
      'Victoria, South Australia, Western Australia and the Australian Capital Territory keep electronic waste, or parts of it, out of landfill by law, Victoria since July 2019. Everywhere it is a waste: a tonne of circuit boards holds more gold than a tonne of ore.',
    ),
    h2('Mending comes first'),
    pRich(
      `Our workshops repair any brand we have ever sold, in or out of warranty. A quote costs $69, which comes off the repair. Parts for most large appliances can be had for seven to fifteen years. If it is still within a reasonable life, you may have rights and the repair is free: see ${anchor(toArticle('returns'), 'returns, faults and your rights')}. The ${anchor(toArticle('events'), 'repair evenings')} cost nothing.`,
    ),
    note(
      '<strong>Packaging.</strong> We switched from polystyrene to moulded paper for our own parcels in 2024. Makers’ foam from large appliances goes back with the crew and is pressed into blocks.',
    ),
    button('/stores', 'Stores with an e-waste drop'),
  ],
};
