import { all, node, only, where } from './category-node.ts';

export const smartHome = node(
  'smart-home',
  'Smart home',
  'Lights, cameras and speakers that keep working when the internet does not.',
  {
    children: [
      node('security', 'Security cameras', 'Recordings stay in your house.', {
        shortName: 'Security',
        children: [
          node('outdoor-cameras', 'Outdoor cameras', 'By battery, sun or mains.', {
            home: [only('securityCameras', 'cameraType', 'Outdoor camera')],
          }),
          node('indoor-cameras', 'Indoor cameras', 'For the hall and the dog.', {
            home: [only('securityCameras', 'cameraType', 'Indoor camera')],
          }),
          node('video-doorbells', 'Video doorbells', 'See who it is before you get up.', {
            home: [only('securityCameras', 'cameraType', 'Doorbell')],
          }),
        ],
      }),
      node('lighting', 'Lighting', 'Globes for the fittings in Australian houses.', {
        children: [
          node('smart-globes', 'Smart globes', 'B22, E27 and GU10, white or in colours.', {
            home: [only('smartHome', 'smartType', 'Light globe')],
          }),
        ],
      }),
      node('displays-and-speakers', 'Displays and speakers', 'The middle of it all.', {
        children: [
          node('smart-displays', 'Smart displays', 'A screen for the door, the timer and the recipe.', {
            shortName: 'Displays',
            home: [only('smartHome', 'smartType', 'Smart display')],
          }),
          node('smart-speakers', 'Smart speakers', 'They answer in a sentence and have a switch for the microphone.', {
            home: [only('smartHome', 'smartType', 'Smart speaker')],
          }),
        ],
      }),
    ],
  },
);

export const gaming = node('gaming', 'Gaming', 'Consoles, controllers and computers to play on.', {
  children: [
    node('consoles', 'Consoles', 'With a disc drive or without.', {
      home: [only('consoles', 'consoleType', 'Console')],
    }),
    node('vr-headsets', 'VR headsets', 'A room inside a room.', {
      home: [only('consoles', 'consoleType', 'VR headset')],
    }),
    node('controllers', 'Controllers', 'Sticks that do not drift.', { home: all('gameControllers') }),
    node('gaming-computers', 'Gaming computers', 'Laptops and towers with graphics of their own.', {
      also: [
        where('laptops', (a) => a.text('graphics') !== 'Built in'),
        where('desktops', (a) => a.text('graphics') !== 'Built in'),
      ],
    }),
    node('gaming-screens', 'Gaming screens', 'Monitors of 144 Hz and more.', {
      also: [where('monitors', (a) => a.number('refreshHz') >= 144)],
    }),
    node('headsets', 'Headsets', 'Wireless without delay.', {
      also: [where('headphones', (a) => a.text('connection').startsWith('2.4'))],
    }),
  ],
});

export const cameras = node('cameras', 'Cameras', 'One dial a hand, and lenses to go with it.', {
  children: [
    node('mirrorless-cameras', 'Mirrorless cameras', 'Small bodies, large sensors.', {
      shortName: 'Mirrorless',
      children: [
        node('full-frame-cameras', 'Full-frame cameras', 'For dark rooms and large prints.', {
          shortName: 'Full frame',
          home: [where('cameras', (a) => a.text('sensor') === 'Full frame')],
        }),
        node('aps-c-cameras', 'APS-C cameras', 'Lighter, with lighter lenses.', {
          shortName: 'APS-C',
          home: [where('cameras', (a) => a.text('sensor') === 'APS-C')],
        }),
      ],
    }),
    node('lenses', 'Lenses', 'Primes for light, zooms for reach.', {
      children: [
        node('prime-lenses', 'Prime lenses', 'One length, more light.', {
          shortName: 'Prime',
          home: [only('lenses', 'lensType', 'Prime')],
        }),
        node('zoom-lenses', 'Zoom lenses', 'From wide to far.', {
          shortName: 'Zoom',
          home: [only('lenses', 'lensType', 'Zoom')],
        }),
      ],
    }),
    node('action-cameras', 'Action cameras', 'Waterproof to ten metres, without a case.', {
      home: [only('cameras', 'cameraType', 'Action camera')],
    }),
    node('drones', 'Drones', 'Half an hour in the air; check the rules first.', {
      home: [only('cameras', 'cameraType', 'Drone')],
    }),
    node('camera-memory', 'Memory for cameras', 'SD cards by their speed.', {
      also: [only('drives', 'driveType', 'Memory card')],
    }),
  ],
});

export const accessories = node(
  'accessories',
  'Accessories',
  'Cables, chargers, bags and the small parts that make the large ones work.',
  {
    // Gifts are hidden everywhere; a breadcrumb has to end somewhere all the same.
    home: all('gifts'),
    children: [
      node('cables', 'Cables', 'By length and by what they can carry.', { home: all('cables') }),
      node('charging', 'Charging', 'Watts for phones, tablets and laptops.', {
        children: [
          node('chargers', 'Chargers', 'One socket or three.', {
            home: [only('chargers', 'chargerType', 'Wall charger')],
          }),
          node('power-banks', 'Power banks', 'Allowed in the cabin.', {
            home: [only('chargers', 'chargerType', 'Power bank')],
          }),
        ],
      }),
      node('bags-and-cases', 'Bags and cases', 'Measured around the machine.', {
        children: [
          node('laptop-bags', 'Laptop bags', 'Backpacks and messenger bags.', {
            home: [only('bagsAndCases', 'bagType', 'Laptop backpack', 'Messenger bag')],
          }),
          node('laptop-sleeves', 'Laptop sleeves', 'For inside another bag.', {
            home: [only('bagsAndCases', 'bagType', 'Laptop sleeve')],
          }),
          node('phone-cases', 'Phone cases', 'By the size of the screen.', {
            home: [only('bagsAndCases', 'bagType', 'Phone case')],
          }),
        ],
      }),
      node('care-and-filters', 'Care and filters', 'What keeps appliances going.', {
        also: all('applianceCare', 'waterFilters'),
      }),
      node('vacuum-bags', 'Vacuum bags and parts', 'By the maker of your vacuum.', {
        also: all('vacuumParts'),
      }),
    ],
  },
);

export const giftCards = node(
  'gift-cards',
  'Gift cards',
  'Sent by email within minutes, valid for three years in stores and online.',
  {
    home: all('giftCards'),
    children: [
      node('up-to-50', 'Gift cards up to $50', '$10, $20 and $50.', {
        shortName: 'Up to $50',
        also: [where('giftCards', (a) => a.number('amount') <= 50)],
      }),
      node('75-to-150', 'Gift cards from $75 to $150', '$75, $100 and $150.', {
        shortName: '$75 to $150',
        also: [where('giftCards', (a) => a.number('amount') > 50 && a.number('amount') <= 150)],
      }),
      node('200-and-more', 'Gift cards of $200 and more', '$200, $250 and $500.', {
        shortName: '$200 and more',
        also: [where('giftCards', (a) => a.number('amount') >= 200)],
      }),
    ],
  },
);
