import { all, having, node, only, where } from './category-node.ts';

export const coffeeAndKitchen = node(
  'coffee-and-kitchen',
  'Coffee and kitchen',
  'What stands on the bench: coffee first, then breakfast, then dinner.',
  {
    children: [
      node('coffee', 'Coffee', 'Machines and grinders, from one cup to twelve.', {
        children: [
          node('espresso-machines', 'Manual espresso machines', 'You dose and tamp; it brings heat and pressure.', {
            shortName: 'Espresso',
            home: [only('espressoMachines', 'coffeeType', 'Manual')],
          }),
          node('automatic-coffee-machines', 'Automatic coffee machines', 'Bean to cup at the press of a button.', {
            shortName: 'Automatic',
            home: [only('espressoMachines', 'coffeeType', 'Automatic')],
          }),
          node('capsule-machines', 'Capsule machines', 'Ready in 25 seconds, with a drawer for what is used.', {
            shortName: 'Capsules',
            home: [only('coffeeMakers', 'coffeeType', 'Capsule machine')],
          }),
          node('coffee-grinders', 'Coffee grinders', 'Conical burrs, slow enough to stay cool.', {
            shortName: 'Grinders',
            home: [only('coffeeMakers', 'coffeeType', 'Grinder')],
          }),
        ],
      }),
      node('breakfast', 'Kettles and toasters', 'In colours that match, because they stand side by side.', {
        children: [
          node('kettles', 'Kettles', 'With the minutes they take for a litre.', { home: all('kettles') }),
          node('toasters', 'Toasters', 'Two slices or four, with slots for sourdough.', {
            home: [only('toasters', 'toasterType', 'Toaster')],
          }),
          node('sandwich-presses', 'Sandwich presses', 'Floating lids for thick sandwiches.', {
            home: [only('toasters', 'toasterType', 'Sandwich press')],
          }),
        ],
      }),
      node('air-fryers', 'Air fryers', 'Small, fierce ovens, hot in three minutes.', {
        home: all('airFryers'),
        children: [
          node('two-basket', 'Two-basket air fryers', 'Two things, two times, one finish.', {
            shortName: 'Two baskets',
            also: [where('airFryers', (a) => a.number('baskets') > 1)],
          }),
          node('with-window', 'Air fryers with a window', 'Look without letting the heat out.', {
            shortName: 'With window',
            also: [having('airFryers', 'window')],
          }),
        ],
      }),
      node('blenders', 'Blenders', 'Smoothies, soup and crushed ice, from 700 to 2,000 watts.', {
        home: all('blenders'),
      }),
      node('drinks', 'Sparkling water', 'Soda makers and the bottles they fill.', {
        children: [
          node('soda-makers', 'Soda makers', 'Sparkling water from the tap, by hand.', { home: all('sodaMakers') }),
        ],
      }),
      node('mixers-and-processors', 'Mixers and processors', 'For dough by the kilogram and onions by the bag.', {
        children: [
          node('stand-mixers', 'Stand mixers', 'Bowls from 4 to 6.6 litres, some with metal gears.', {
            home: [only('mixersAndProcessors', 'machineType', 'Stand mixer')],
          }),
          node('food-processors', 'Food processors', 'Chop, slice and grate.', {
            home: [only('mixersAndProcessors', 'machineType', 'Food processor')],
          }),
        ],
      }),
      node('bench-cookers', 'Rice and slow cookers', 'Put it in, walk away, come back to dinner.', {
        children: [
          node('rice-cookers', 'Rice cookers', 'From half a litre for two to 1.8 for ten.', {
            home: [only('benchCookers', 'cookerType', 'Rice cooker')],
          }),
          node('slow-cookers', 'Slow cookers', 'In at eight, done by six.', {
            home: [only('benchCookers', 'cookerType', 'Slow cooker')],
          }),
          node('multicookers', 'Multicookers', 'Pressure, steam and sauté in one pot.', {
            home: [only('benchCookers', 'cookerType', 'Multicooker')],
          }),
        ],
      }),
      node('kitchen-scales', 'Kitchen scales', 'To the gram, up to ten kilograms.', {
        home: [only('scales', 'scaleType', 'Kitchen scale')],
      }),
      node('appliance-care', 'Appliance care', 'Descalers and cleaners that suit what you have.', {
        home: all('applianceCare'),
      }),
    ],
  },
);

export const heatingAndCooling = node(
  'heating-and-cooling',
  'Heating and cooling',
  'Choose by the room and not by the number: every heater and air conditioner says how many square metres it is for.',
  {
    children: [
      node('air-conditioning', 'Air conditioning', 'Split systems for good, portables for rented rooms.', {
        children: [
          node('small-split-systems', 'Split systems up to 3.5 kW', 'For bedrooms and studies up to about 24 m².', {
            shortName: 'Bedroom splits',
            home: [where('splitSystems', (a) => a.number('coolKw') <= 3.5)],
          }),
          node('large-split-systems', 'Split systems over 3.5 kW', 'For living rooms up to about 60 m².', {
            shortName: 'Living room splits',
            home: [where('splitSystems', (a) => a.number('coolKw') > 3.5)],
          }),
          node(
            'portable-air-conditioners',
            'Portable air conditioners',
            'A hose out of the window, nothing on the wall.',
            { shortName: 'Portable', home: [only('portableCoolers', 'coolerType', 'Portable air conditioner')] },
          ),
        ],
      }),
      node('evaporative-coolers', 'Evaporative coolers', 'For dry heat, at two cents an hour.', {
        shortName: 'Coolers',
        home: [only('portableCoolers', 'coolerType', 'Evaporative cooler')],
      }),
      node('fans', 'Fans', 'For the floor and the desk, with their noise on high.', {
        children: [
          node('pedestal-fans', 'Pedestal fans', 'Where you need the air, and away again in May.', {
            shortName: 'Pedestal',
            home: [only('fans', 'fanType', 'Pedestal')],
          }),
          node('tower-fans', 'Tower fans', 'A narrow foot and no blades to dust.', {
            shortName: 'Tower',
            home: [only('fans', 'fanType', 'Tower')],
          }),
          node('desk-fans', 'Desk fans', 'Small, close and quiet.', {
            shortName: 'Desk',
            home: [only('fans', 'fanType', 'Desk')],
          }),
        ],
      }),
      node('heaters', 'Heaters', 'With the cents an hour that each costs on full.', {
        children: [
          node('oil-column-heaters', 'Oil column heaters', 'Slow, silent warmth for bedrooms.', {
            shortName: 'Oil column',
            home: [only('heaters', 'heaterType', 'Oil column')],
          }),
          node('tower-heaters', 'Ceramic tower heaters', 'Warm air at once, across the room.', {
            shortName: 'Ceramic tower',
            home: [only('heaters', 'heaterType', 'Ceramic tower')],
          }),
        ],
      }),
      node('air-quality', 'Air quality', 'Clean air for smoke and pollen, dry air for wardrobes.', {
        children: [
          node('air-purifiers', 'Air purifiers', 'HEPA filters, with the cubic metres they clean in an hour.', {
            home: [only('airPurifiers', 'airType', 'Air purifier')],
          }),
          node('dehumidifiers', 'Dehumidifiers', 'Ten to thirty litres a day out of damp rooms.', {
            home: [only('airPurifiers', 'airType', 'Dehumidifier')],
          }),
        ],
      }),
    ],
  },
);

export const personalCare = node(
  'personal-care',
  'Personal care',
  'For hair, beard and teeth, with blades and heads you can buy again.',
  {
    children: [
      node('hair', 'Hair', 'Dryers by weight, straighteners by degree.', {
        children: [
          node('hair-dryers', 'Hair dryers', 'From 360 to 780 grams; an arm notices.', {
            home: [only('hairCare', 'hairType', 'Hair dryer')],
          }),
          node('straighteners', 'Straighteners', 'Solid ceramic, up to 230 degrees.', {
            home: [only('hairCare', 'hairType', 'Straightener')],
          }),
        ],
      }),
      node('shaving', 'Shaving and clipping', 'Foil, rotary, trimmers and clippers.', {
        children: [
          node('shavers', 'Shavers', 'For the face, wet or dry.', {
            home: [only('shavers', 'shaverType', 'Foil shaver', 'Rotary shaver')],
          }),
          node('trimmers', 'Trimmers', 'For beards of any length.', {
            home: [only('shavers', 'shaverType', 'Trimmer')],
          }),
          node('hair-clippers', 'Hair clippers', 'For haircuts at home.', {
            home: [only('shavers', 'shaverType', 'Hair clipper')],
          }),
        ],
      }),
      node('bathroom-scales', 'Bathroom scales', 'A number you can read without glasses.', {
        home: [only('scales', 'scaleType', 'Bathroom scale')],
      }),
      node('oral-care', 'Oral care', 'Two minutes, twice a day.', {
        children: [
          node(
            'electric-toothbrushes',
            'Electric toothbrushes',
            'Sonic and round heads, ten to thirty days on a charge.',
            { shortName: 'Toothbrushes', home: all('toothbrushes') },
          ),
        ],
      }),
    ],
  },
);
