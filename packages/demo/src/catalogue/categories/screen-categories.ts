import { all, having, node, only, where } from './category-node.ts';

export const tvAndAudio = node(
  'tv-and-audio',
  'TV and audio',
  'Screens by the distance to the chair, sound by the size of the room.',
  {
    children: [
      node('televisions', 'Televisions', 'From 32 inches to 98, with what each costs to run.', {
        children: [
          node('oled-televisions', 'OLED televisions', 'Every pixel its own light: black is off.', {
            shortName: 'OLED',
            home: [only('televisions', 'panel', 'OLED')],
          }),
          node('qled-televisions', 'QLED and Mini LED televisions', 'Bright colours for bright rooms.', {
            shortName: 'QLED and Mini LED',
            home: [only('televisions', 'panel', 'QLED', 'Mini LED')],
          }),
          node('led-televisions', 'LED televisions', 'A good picture at the lowest price.', {
            shortName: 'LED',
            home: [only('televisions', 'panel', 'LED')],
          }),
          node('small-televisions', 'Televisions up to 50 inches', 'For bedrooms and narrow walls.', {
            shortName: 'Up to 50 inches',
            also: [where('televisions', (a) => a.number('screenInches') <= 50)],
          }),
          node(
            'large-televisions',
            'Televisions of 75 inches and more',
            'For a chair three metres away, and two people to carry.',
            { shortName: '75 inches and more', also: [where('televisions', (a) => a.number('screenInches') >= 75)] },
          ),
        ],
      }),
      node('soundbars', 'Soundbars', 'So that you can follow the words.', {
        home: all('soundbars'),
        children: [
          node('with-subwoofer', 'Soundbars with a subwoofer', 'A box for the low notes, without a cable.', {
            shortName: 'With subwoofer',
            also: [only('soundbars', 'subwoofer', 'Wireless')],
          }),
        ],
      }),
      node('headphones', 'Headphones', 'For planes, desks, runs and the back of the bus.', {
        children: [
          node(
            'over-ear-headphones',
            'Over-ear and on-ear headphones',
            'Days of battery and pads that can be changed.',
            { shortName: 'Over ear', home: [where('headphones', (a) => !a.text('connection').startsWith('2.4'))] },
          ),
          node('earbuds', 'Earbuds', 'Small enough to lose, so they can be found.', { home: all('earbuds') }),
          node('gaming-headsets', 'Gaming headsets', 'A microphone that swings away and no delay.', {
            home: [where('headphones', (a) => a.text('connection').startsWith('2.4'))],
          }),
          node('noise-cancelling', 'Noise-cancelling headphones', 'They take the rumble out of trains and planes.', {
            shortName: 'Noise cancelling',
            also: [having('headphones', 'noiseCancelling'), having('earbuds', 'noiseCancelling')],
          }),
        ],
      }),
      node('speakers', 'Speakers', 'For the creek, the party and the kitchen.', {
        children: [
          node('portable-speakers', 'Portable speakers', 'Sealed against water, ten hours and more.', {
            shortName: 'Portable',
            home: [only('portableSpeakers', 'speakerType', 'Portable speaker')],
          }),
          node('party-speakers', 'Party speakers', 'Wheels, a handle and 120 watts and more.', {
            shortName: 'Party',
            home: [only('portableSpeakers', 'speakerType', 'Party speaker')],
          }),
        ],
      }),
      node('hi-fi', 'Hi-fi', 'Records and the boxes that play them.', {
        children: [
          node('turntables', 'Turntables', 'Belt drive, 33 and 45.', {
            home: [only('hiFi', 'componentType', 'Turntable')],
          }),
          node('receivers', 'AV receivers', 'The middle of a home cinema.', {
            home: [only('hiFi', 'componentType', 'AV receiver')],
          }),
        ],
      }),
      node('home-cinema', 'Projectors and players', 'A bigger picture, or a smarter old one.', {
        children: [
          node('projectors', 'Projectors', 'Up to 150 inches, in a dark room.', {
            home: [only('projectorsAndStreamers', 'playerType', 'Projector')],
          }),
          node('streaming-players', 'Streaming players', 'They make a television of any age smart.', {
            home: [only('projectorsAndStreamers', 'playerType', 'Streaming player')],
          }),
        ],
      }),
      node('tv-accessories', 'Television accessories', 'Brackets that state their load, and the cables behind them.', {
        children: [
          node('tv-brackets', 'Television brackets', 'Fixed, tilting, full motion and ceiling.', {
            shortName: 'Brackets',
            home: all('tvBrackets'),
          }),
          node('hdmi-and-audio-cables', 'HDMI and audio cables', 'With the standard printed on the plug.', {
            shortName: 'Cables',
            also: [only('cables', 'cableType', 'HDMI cable', 'Optical audio cable')],
          }),
        ],
      }),
    ],
  },
);

export const computersAndPhones = node(
  'computers-and-phones',
  'Computers and phones',
  'Machines you can open, with the years of updates each maker promises.',
  {
    shortName: 'Computers',
    children: [
      node('laptops', 'Laptops', 'From school to studio.', {
        children: [
          node('everyday-laptops', 'Everyday laptops', 'For mail, school and the office.', {
            shortName: 'Everyday',
            home: [where('laptops', (a) => a.text('graphics') === 'Built in' && a.number('memoryGb') < 32)],
          }),
          node('studio-laptops', 'Studio laptops', '32 GB and a screen for photographs.', {
            shortName: 'Studio',
            home: [where('laptops', (a) => a.text('graphics') === 'Built in' && a.number('memoryGb') >= 32)],
          }),
          node('gaming-laptops', 'Gaming laptops', 'Graphics of their own and a fast screen.', {
            shortName: 'Gaming',
            home: [where('laptops', (a) => a.text('graphics') !== 'Built in')],
          }),
        ],
      }),
      node('desktops', 'Desktop computers', 'All-in-ones, minis and towers.', {
        shortName: 'Desktops',
        children: [
          node('all-in-one-computers', 'All-in-one computers', 'Screen and computer on one cord.', {
            shortName: 'All-in-one',
            home: [only('desktops', 'desktopType', 'All-in-one')],
          }),
          node('mini-computers', 'Mini computers', 'The size of a lunch box.', {
            shortName: 'Mini',
            home: [only('desktops', 'desktopType', 'Mini')],
          }),
          node('towers', 'Towers', 'Room to grow, and for games.', {
            home: [only('desktops', 'desktopType', 'Tower')],
          }),
        ],
      }),
      node('tablets-and-readers', 'Tablets and e-readers', 'For drawing, films and books.', {
        shortName: 'Tablets',
        children: [
          node('tablets', 'Tablets', 'From 8 inches to 14.6.', { home: all('tablets') }),
          node('e-readers', 'E-readers', 'Weeks on a charge, readable in the sun.', { home: all('eReaders') }),
        ],
      }),
      node('phones', 'Phones', 'Unlocked, for every Australian network.', {
        home: all('phones'),
        children: [
          node(
            'phones-under-500',
            'Small-price phones',
            '4 GB of memory, long batteries and a headphone socket on most.',
            { shortName: 'Small price', also: [where('phones', (a) => a.number('memoryGb') <= 4)] },
          ),
          node('camera-phones', 'Phones with a telephoto camera', 'Three times closer without losing detail.', {
            shortName: 'Telephoto',
            also: [having('phones', 'zoom')],
          }),
        ],
      }),
      node('monitors', 'Monitors', 'For spreadsheets, pictures and games.', {
        children: [
          node('office-monitors', 'Office monitors', '24 to 34 inches, many with one USB-C cable.', {
            shortName: 'Office',
            home: [where('monitors', (a) => a.number('refreshHz') < 144)],
          }),
          node('gaming-monitors', 'Gaming monitors', '144 frames a second and more.', {
            shortName: 'Gaming',
            home: [where('monitors', (a) => a.number('refreshHz') >= 144)],
          }),
          node('ultrawide-monitors', 'Ultrawide monitors', '34 and 49 inches, two windows side by side.', {
            shortName: 'Ultrawide',
            also: [where('monitors', (a) => a.number('screenInches') > 32)],
          }),
        ],
      }),
      node('printers', 'Printers', 'By the cents a page.', {
        children: [
          node('ink-tank-printers', 'Ink tank printers', 'Bottles instead of cartridges, under a cent or so a page.', {
            shortName: 'Ink tank',
            home: [only('printers', 'printerType', 'Ink tank')],
          }),
          node('laser-printers', 'Laser printers', 'Fast, dry and black.', {
            shortName: 'Laser',
            home: [only('printers', 'printerType', 'Laser')],
          }),
          node('cartridge-printers', 'Cartridge printers', 'The lowest price to buy, for a page now and then.', {
            shortName: 'Cartridge',
            home: [only('printers', 'printerType', 'Cartridge')],
          }),
        ],
      }),
      node('watches', 'Watches and bands', 'Days of battery, and glass that lasts.', {
        children: [
          node('smart-watches', 'Smart watches', 'Calls, maps and payments on the wrist.', {
            home: [only('smartWatches', 'watchType', 'Smart watch')],
          }),
          node('fitness-bands', 'Fitness bands', 'Steps, sleep and two weeks of battery.', {
            home: [only('smartWatches', 'watchType', 'Fitness band')],
          }),
        ],
      }),
      node('networking', 'Networking', 'Wi-Fi that reaches the back room.', {
        children: [
          node('routers', 'Routers', 'One box for flats and small houses.', {
            home: [only('routers', 'routerType', 'Router')],
          }),
          node('mesh', 'Mesh systems', 'Two or three boxes for double brick.', {
            home: [only('routers', 'routerType', 'Mesh system')],
          }),
        ],
      }),
      node('storage', 'Storage', 'Drives and cards for what you would not like to lose.', {
        children: [
          node('portable-ssds', 'Portable SSDs', 'Small, fast and hard to break.', {
            home: [only('drives', 'driveType', 'Portable SSD')],
          }),
          node('portable-hard-drives', 'Portable hard drives', 'The most room for the money.', {
            home: [only('drives', 'driveType', 'Portable hard drive')],
          }),
          node('memory-cards', 'Memory cards', 'For cameras and tablets.', {
            home: [only('drives', 'driveType', 'Memory card')],
          }),
        ],
      }),
      node('keyboards-and-mice', 'Keyboards, mice and webcams', 'Letters that do not wear off.', {
        shortName: 'Keyboards and mice',
        children: [
          node('keyboards', 'Keyboards', 'Full size, without number pad and compact.', {
            home: [only('keyboardsAndMice', 'deskType', 'Keyboard')],
          }),
          node('mice', 'Mice', 'For the left hand too.', { home: [only('keyboardsAndMice', 'deskType', 'Mouse')] }),
          node('webcams', 'Webcams', 'With a shutter.', { home: [only('keyboardsAndMice', 'deskType', 'Webcam')] }),
        ],
      }),
    ],
  },
);
