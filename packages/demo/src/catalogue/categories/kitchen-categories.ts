import { all, having, node, only, where } from './category-node.ts';

const FRIDGES = ['frenchDoorFridges', 'fourDoorFridges', 'sideBySideFridges', 'bottomMountFridges', 'topMountFridges'];

export const fridges = node(
  'fridges',
  'Fridges',
  'Delivered, levelled and the old one taken away. Measure your space first, and we only show what fits.',
  {
    children: [
      node(
        'french-door-fridges',
        'French door fridges',
        'Two doors of fridge at eye level, the freezer in drawers below. For kitchens where a wide door would meet the bench.',
        {
          shortName: 'French door',
          home: all('frenchDoorFridges'),
          children: [
            node(
              'with-ice-and-water',
              'French door fridges with ice and water',
              'Filtered water and ice through the door. They need a cold tap within three metres.',
              { shortName: 'Ice and water', also: [having('frenchDoorFridges', 'iceAndWater')] },
            ),
            node(
              'under-600-litres',
              'French door fridges under 600 litres',
              'For three or four people, and for spaces under 900 mm.',
              { shortName: 'Under 600 L', also: [where('frenchDoorFridges', (a) => a.number('capacityL') < 600)] },
            ),
            node(
              '600-litres-and-more',
              'French door fridges of 600 litres and more',
              'Family size, all of them 900 mm wide and more.',
              { shortName: '600 L and more', also: [where('frenchDoorFridges', (a) => a.number('capacityL') >= 600)] },
            ),
          ],
        },
      ),
      node(
        'four-door-fridges',
        'Four-door fridges',
        'Fridge above, freezer below, each behind two doors, so that only a quarter of the cold goes out at a time.',
        { shortName: 'Four door', home: all('fourDoorFridges') },
      ),
      node(
        'side-by-side-fridges',
        'Side-by-side fridges',
        'A full-height freezer beside a full-height fridge: the most freezer for the floor it takes.',
        {
          shortName: 'Side by side',
          home: all('sideBySideFridges'),
          children: [
            node(
              'with-ice-and-water',
              'Side-by-side fridges with ice and water',
              'Water and ice in the door, plumbed.',
              { shortName: 'Ice and water', also: [having('sideBySideFridges', 'iceAndWater')] },
            ),
            node(
              'without-plumbing',
              'Side-by-side fridges without plumbing',
              'With a tank for the water, or without a dispenser: they can stand anywhere.',
              { shortName: 'No plumbing', also: [where('sideBySideFridges', (a) => !a.has('iceAndWater'))] },
            ),
          ],
        },
      ),
      node('bottom-mount-fridges', 'Bottom-mount fridges', 'The fridge where you reach, the freezer underneath.', {
        shortName: 'Bottom mount',
        home: all('bottomMountFridges'),
        children: [
          node(
            'under-400-litres',
            'Bottom-mount fridges under 400 litres',
            'For one to three people and narrow spaces.',
            { shortName: 'Under 400 L', also: [where('bottomMountFridges', (a) => a.number('capacityL') < 400)] },
          ),
          node(
            '400-litres-and-more',
            'Bottom-mount fridges of 400 litres and more',
            'For families that do not need a French door.',
            { shortName: '400 L and more', also: [where('bottomMountFridges', (a) => a.number('capacityL') >= 400)] },
          ),
        ],
      }),
      node(
        'top-mount-fridges',
        'Top-mount fridges',
        'The freezer on top and the fewest parts: the most litres for the money.',
        {
          shortName: 'Top mount',
          home: all('topMountFridges'),
          children: [
            node(
              'under-300-litres',
              'Top-mount fridges under 300 litres',
              'For flats, granny flats and second fridges.',
              { shortName: 'Under 300 L', also: [where('topMountFridges', (a) => a.number('capacityL') < 300)] },
            ),
            node('300-litres-and-more', 'Top-mount fridges of 300 litres and more', 'For households of two and more.', {
              shortName: '300 L and more',
              also: [where('topMountFridges', (a) => a.number('capacityL') >= 300)],
            }),
          ],
        },
      ),
      node('slim-fridges', 'Slim fridges', 'Whole fridges that are 640 mm wide and less.', {
        shortName: 'Slim and small',
        also: FRIDGES.map((family) => where(family, (a) => a.number('widthMm') <= 640)),
      }),
      node('bar-fridges', 'Bar fridges', 'Small fridges for decks, studies and spare rooms.', {
        home: all('barFridges'),
        children: [
          node('glass-door', 'Glass-door bar fridges', 'You see what is cold before you open it.', {
            shortName: 'Glass door',
            also: [having('barFridges', 'glassDoor')],
          }),
          node('outdoor', 'Outdoor bar fridges', 'Rated for covered outdoor areas to 43 degrees.', {
            shortName: 'Outdoor',
            also: [having('barFridges', 'outdoorRated')],
          }),
        ],
      }),
      node('freezers', 'Freezers', 'Uprights with drawers you can see into, and chests for bulk.', {
        children: [
          node(
            'upright-freezers',
            'Upright freezers',
            'Drawers and flaps from the floor up; nothing at the bottom of a heap.',
            { shortName: 'Upright', home: all('uprightFreezers') },
          ),
          node(
            'chest-freezers',
            'Chest freezers',
            'One lid, the lowest price a litre, and two days of cold in a power cut.',
            { shortName: 'Chest', home: all('chestFreezers') },
          ),
        ],
      }),
      node('wine-fridges', 'Wine fridges', 'Storage at the temperature of a cellar, from 18 bottles to 174.', {
        home: all('wineFridges'),
        children: [
          node('up-to-50-bottles', 'Wine fridges up to 50 bottles', 'Under the bench or beside it.', {
            shortName: 'Up to 50 bottles',
            also: [where('wineFridges', (a) => a.number('bottles') <= 50)],
          }),
          node(
            'more-than-50-bottles',
            'Wine fridges for more than 50 bottles',
            'Full-height cabinets for people who lay wine down.',
            { shortName: 'More than 50', also: [where('wineFridges', (a) => a.number('bottles') > 50)] },
          ),
        ],
      }),
      node(
        'water-filters',
        'Fridge water filters',
        'Change it every six or twelve months; find yours by the brand of the fridge.',
        { shortName: 'Water filters', home: all('waterFilters') },
      ),
    ],
  },
);

export const cooking = node(
  'cooking',
  'Cooking',
  'Ovens, cooktops, rangehoods and microwaves, with the cut-outs and circuits they need.',
  {
    children: [
      node('ovens', 'Ovens', 'Built-in ovens for cabinets of 60, 75 and 90 cm.', {
        home: all('builtInOvens'),
        children: [
          node('pyrolytic-ovens', 'Pyrolytic ovens', 'They clean themselves at 500 degrees.', {
            shortName: 'Pyrolytic',
            also: [having('builtInOvens', 'pyrolytic')],
          }),
          node('steam-ovens', 'Ovens with steam', 'Steam for crust on bread and moisture in a roast.', {
            shortName: 'With steam',
            also: [having('builtInOvens', 'steamAssist')],
          }),
          node('wide-ovens', 'Wide ovens', '75 and 90 cm, for two roasts side by side.', {
            shortName: '75 and 90 cm',
            also: [where('builtInOvens', (a) => a.number('widthCm') > 60)],
          }),
        ],
      }),
      node('freestanding-cookers', 'Freestanding cookers', 'Oven and cooktop in one, between two cabinets.', {
        shortName: 'Cookers',
        home: all('freestandingCookers'),
        children: [
          node('60-cm-and-less', 'Cookers of 60 cm and less', 'For the space the old one left.', {
            shortName: '54 and 60 cm',
            also: [where('freestandingCookers', (a) => a.number('widthCm') <= 60)],
          }),
          node('90-cm-and-more', 'Cookers of 90 cm and more', 'Five burners or more over one wide oven or two.', {
            shortName: '90 cm and more',
            also: [where('freestandingCookers', (a) => a.number('widthCm') >= 90)],
          }),
        ],
      }),
      node('cooktops', 'Cooktops', 'Gas, ceramic and induction, with the cut-out of each.', {
        children: [
          node(
            'induction-cooktops',
            'Induction cooktops',
            'Heats the pan and not the glass; needs pans a magnet sticks to.',
            { shortName: 'Induction', home: [only('electricCooktops', 'cooktopType', 'Induction')] },
          ),
          node('ceramic-cooktops', 'Ceramic cooktops', 'Flat glass for every pan, at a lower price.', {
            shortName: 'Ceramic',
            home: [only('electricCooktops', 'cooktopType', 'Ceramic')],
          }),
          node('gas-cooktops', 'Gas cooktops', 'Flame you can see, for natural gas and LPG.', {
            shortName: 'Gas',
            home: all('gasCooktops'),
          }),
        ],
      }),
      node('rangehoods', 'Rangehoods', 'At least as wide as the cooktop, and quiet enough to leave on.', {
        children: [
          node('canopy-rangehoods', 'Canopy rangehoods', 'Hung on the wall over the cooktop.', {
            shortName: 'Canopy',
            home: [only('rangehoods', 'hoodType', 'Canopy')],
          }),
          node('slide-out-rangehoods', 'Slide-out rangehoods', 'Hidden in a cabinet until they are pulled.', {
            shortName: 'Slide-out',
            home: [only('rangehoods', 'hoodType', 'Slide-out')],
          }),
          node('undermount-rangehoods', 'Undermount rangehoods', 'Built into the base of a cabinet, out of sight.', {
            shortName: 'Undermount',
            home: [only('rangehoods', 'hoodType', 'Undermount')],
          }),
        ],
      }),
      node('microwaves', 'Microwaves', 'From 20 litres for a plate to 44 for a roast.', {
        children: [
          node('bench-microwaves', 'Bench microwaves', 'They stand on the bench and plug in.', {
            shortName: 'Bench',
            home: [only('microwaves', 'installation', 'Freestanding')],
          }),
          node('built-in-microwaves', 'Built-in microwaves', 'With the frame for a 600 mm cabinet.', {
            shortName: 'Built-in',
            home: [only('microwaves', 'installation', 'Built-in')],
          }),
          node('convection-microwaves', 'Convection microwaves', 'Microwave and small oven in one.', {
            shortName: 'Convection',
            also: [having('microwaves', 'convection')],
          }),
        ],
      }),
    ],
  },
);

export const dishwashers = node(
  'dishwashers',
  'Dishwashers',
  'Quiet ones, by place settings, and by how they stand in the kitchen.',
  {
    children: [
      node(
        'freestanding-dishwashers',
        'Freestanding dishwashers',
        'With a lid and sides of their own; under the bench the lid comes off.',
        { shortName: 'Freestanding', home: [only('dishwashers', 'installation', 'Freestanding')] },
      ),
      node('built-under-dishwashers', 'Built-under dishwashers', 'They slide under the bench between two cabinets.', {
        shortName: 'Built-under',
        home: [only('dishwashers', 'installation', 'Built-under')],
      }),
      node('integrated-dishwashers', 'Integrated dishwashers', 'Behind a door that matches the kitchen.', {
        shortName: 'Integrated',
        home: [only('dishwashers', 'installation', 'Integrated')],
      }),
      node('slim-dishwashers', 'Slim dishwashers', '45 cm wide, for nine or ten places.', {
        shortName: '45 cm',
        also: [where('dishwashers', (a) => a.number('widthMm') < 500)],
      }),
      node('quiet-dishwashers', 'Quiet dishwashers', '44 dB and less: you hear the kitchen clock.', {
        shortName: 'Quiet',
        also: [where('dishwashers', (a) => a.number('noiseDb') <= 44)],
      }),
    ],
  },
);
