import { all, having, node, only, where } from './category-node.ts';

export const laundry = node(
  'laundry',
  'Laundry',
  'Washers, dryers and what goes between them, with water, power and time shown for each.',
  {
    children: [
      node('washing-machines', 'Washing machines', 'Front loaders save water, top loaders save time and knees.', {
        shortName: 'Washers',
        children: [
          node('front-load-washers', 'Front-load washers', 'Half the water of a top loader, and a longer wash.', {
            shortName: 'Front load',
            home: all('frontLoadWashers'),
          }),
          node('top-load-washers', 'Top-load washers', 'Done in under an hour, loaded without bending.', {
            shortName: 'Top load',
            home: all('topLoadWashers'),
          }),
          node('large-washers', 'Washers of 10 kg and more', 'For doonas and families of five.', {
            shortName: '10 kg and more',
            also: [
              where('frontLoadWashers', (a) => a.number('capacityKg') >= 10),
              where('topLoadWashers', (a) => a.number('capacityKg') >= 10),
            ],
          }),
        ],
      }),
      node('dryers', 'Dryers', 'Heat pumps cost more to buy and a third to run.', {
        children: [
          node('heat-pump-dryers', 'Heat pump dryers', 'Six to nine stars, no duct.', {
            shortName: 'Heat pump',
            home: all('heatPumpDryers'),
          }),
          node('vented-dryers', 'Vented dryers', 'The lowest price, for rainy weeks.', {
            shortName: 'Vented',
            home: [only('ventedDryers', 'dryingMethod', 'Vented')],
          }),
          node('condenser-dryers', 'Condenser dryers', 'Water in a tank, no steam in the room.', {
            shortName: 'Condenser',
            home: [only('ventedDryers', 'dryingMethod', 'Condenser')],
          }),
        ],
      }),
      node('washer-dryers', 'Washer dryers', 'Both in the space of one, for flats with one tap.', {
        home: all('washerDryers'),
      }),
      node('irons', 'Irons and steamers', 'Irons, stations and steamers, with the steam they give in grams.', {
        children: [
          node('steam-irons', 'Steam irons', 'For a few shirts at a time.', {
            home: [only('irons', 'ironType', 'Steam iron')],
          }),
          node('steam-stations', 'Steam stations', 'A tank on the side and three times the steam.', {
            home: [only('irons', 'ironType', 'Steam station')],
          }),
          node('garment-steamers', 'Garment steamers', 'On the hanger, without a board.', {
            home: [only('irons', 'ironType', 'Garment steamer')],
          }),
        ],
      }),
    ],
  },
);

export const vacuums = node('vacuums', 'Vacuums', 'Sticks for every day, robots for every other, barrels for carpet.', {
  children: [
    node('stick-vacuums', 'Stick vacuums', 'Cordless, around 2.6 kg, with the minutes they really run.', {
      shortName: 'Stick',
      home: all('stickVacuums'),
      children: [
        node('with-laser-head', 'Stick vacuums with a lit head', 'A light along the floor shows the dust.', {
          shortName: 'Lit head',
          also: [having('stickVacuums', 'laserHead')],
        }),
        node('for-pets', 'Stick vacuums for pet hair', 'With a turning brush for sofas and stairs.', {
          shortName: 'For pets',
          also: [having('stickVacuums', 'petTool')],
        }),
      ],
    }),
    node('robot-vacuums', 'Robot vacuums', 'They know your rooms and come back to charge.', {
      shortName: 'Robot',
      home: all('robotVacuums'),
      children: [
        node('with-mop', 'Robot vacuums that mop', 'Vacuum and mop in one round.', {
          shortName: 'With mop',
          also: [having('robotVacuums', 'mops')],
        }),
        node('self-emptying', 'Robot vacuums that empty themselves', 'A bag in the dock lasts about two months.', {
          shortName: 'Self-emptying',
          also: [having('robotVacuums', 'selfEmpty')],
        }),
      ],
    }),
    node('barrel-vacuums', 'Barrel vacuums', 'A cord, a hose and the strongest suction on carpet.', {
      shortName: 'Barrel',
      children: [
        node('bagged', 'Bagged barrel vacuums', 'Dust stays in the bag when it is thrown away.', {
          shortName: 'Bagged',
          home: [where('barrelVacuums', (a) => a.text('dust') === 'Bag')],
        }),
        node('bagless', 'Bagless barrel vacuums', 'A bin to empty and nothing to buy.', {
          shortName: 'Bagless',
          home: [where('barrelVacuums', (a) => a.text('dust') === 'Bin')],
        }),
      ],
    }),
    node('carpet-washers', 'Carpet washers', 'They wash rugs and carpet and leave them damp, not wet.', {
      home: [only('barrelVacuums', 'vacuumType', 'Carpet washer')],
    }),
    node('vacuum-parts', 'Vacuum bags and parts', 'Bags, filters, rollers and batteries by the maker of your vacuum.', {
      shortName: 'Bags and parts',
      home: all('vacuumParts'),
    }),
  ],
});
