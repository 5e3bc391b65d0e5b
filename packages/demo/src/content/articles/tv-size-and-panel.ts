import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, gallery, h2, image, list, note, p, pRich, steps, table } from '../blocks.ts';
import { articles, products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer, caption, film } from '../guide-blocks.ts';
import { picture, scene } from '../pictures.ts';

export const tvSizeAndPanel: ArticleDraft = {
  id: 'tv-size-and-panel',
  parentId: 'buying-guides',
  name: 'Choosing a TV: size first, panel second',
  kicker: 'Television',
  summary: 'Measure from the couch to the wall. That one number decides the size; your windows decide the panel.',
  heroImage: scene('still-screen', 'A television with a game console'),
  publishedDaysAgo: 190,
  checkedDaysAgo: 15,
  body: [
    answer(
      '<strong>Size:</strong> the distance from couch to screen, in centimetres, divided by 4. At 2.6 m that is 65 inches.',
      '<strong>Panel:</strong> OLED if you can dim the room, mini-LED or QLED beside large windows, LED for a second set.',
      '<strong>Hertz:</strong> 60 is enough unless you play games.',
    ),
    h2('Size from the couch'),
    p(
      'A 4K picture has enough detail to be watched from about 1.2 times the diagonal for film, and 1.6 times for a mix of news, sport and film. Nearer than that is tiring; further and you have paid for detail that you cannot see.',
    ),
    table(
      ['From the couch', 'For film', 'For everything', 'Width of that screen'],
      [
        ['1.8 m', '55 inch', '43 inch', '1.23 m / 0.97 m'],
        ['2.2 m', '65 inch', '55 inch', '1.46 m / 1.23 m'],
        ['2.7 m', '85 inch', '65 inch', '1.90 m / 1.46 m'],
        ['3.2 m', '98 inch', '75 inch', '2.18 m / 1.68 m'],
        ['3.8 m and more', '98 inch', '85 inch', '2.18 m / 1.90 m'],
      ],
    ),
    note(
      '<strong>Tape it.</strong> Put masking tape on the wall at the width and height of the screen, and live with it for a weekend. Nearly everybody then goes one size up; almost nobody goes down.',
    ),
    gallery(
      2,
      image(picture('tv', 'room', 'A 65-inch television in a living room', { inches: 65 }), 800, 800),
      image(picture('tv', 'angle', 'A 65-inch television from the side', { inches: 65 }), 800, 800),
      image(picture('tv', 'dimensions', 'A 65-inch television with its sizes marked', { inches: 65 }), 800, 800),
    ),
    h2('Panel from the window'),
    table(
      ['Panel', 'How it makes light', 'Best in', 'Our 65-inch sets'],
      [
        ['LED', 'One backlight behind the whole picture', 'A bright room, a second set', '$599 to $749'],
        ['QLED', 'LED with a colour layer', 'A bright living room', '$899 to $2,099'],
        ['Mini-LED', 'Hundreds or thousands of backlight zones', 'Glass doors to the north', 'in other sizes'],
        ['OLED', 'Each dot makes its own light and can be off', 'A room you can dim; film', '$1,849 to $4,799'],
      ],
    ),
    p(
      'A picture left unchanged for many hours every day, such as a news ticker, can leave a mark on an OLED screen over years. Sets move the picture and dim still parts to prevent it. For a waiting room choose LED; for a living room it is seldom a reason not to buy.',
    ),
    h2('A film to compare with'),
    p(
      'Shops show bright loops that flatter every panel. Ask to see a film instead. This one, by the Blender Foundation, may be shown freely, is sharp to the last hair, and runs at 60 pictures a second: look at the fur against the sky, the shade under the tree and the quick pans.',
    ),
    film(
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      'Big Buck Bunny, an open film of the Blender Foundation, in 4K',
    ),
    caption(
      'Big Buck Bunny, Blender Foundation, Creative Commons Attribution. It plays from YouTube once you start it.',
    ),
    h2('Hertz and inputs'),
    p(
      'Film is 24 pictures a second and broadcast sport 50, so 60 Hz is enough for both. 120 Hz makes sport steadier and matters for a game console. If you play, look for HDMI 2.1 with variable refresh rate and count the inputs that have it: many sets have two, and the soundbar takes one.',
    ),
    h2('What it costs to watch'),
    pRich(
      `Television labels assume ten hours a day. Our 65-inch sets use 330 to 730 kWh a year on that count, so $109 to $241; if you watch three hours, a third of it. An 85-inch set uses about 900 kWh, or $297. The brightest picture mode can double it. See ${anchor(toArticle('energy-rating'), 'the energy rating')}.`,
    ),
    h2('What to measure at home'),
    list(
      'From your eyes to the wall, when you sit as you really sit.',
      'The cabinet: feet of a 65-inch set can stand 1.2 m apart, wider than many cabinets.',
      'The way up: a boxed 65-inch set is about 1.6 m by 1 m. A boxed 85-inch set does not fit most lifts upright.',
      'Where the sun is at six in the evening.',
    ),
    h2('On the wall'),
    steps(
      'The middle of the screen belongs at eye height when you sit, about 1.05 m from the floor. Above a fireplace is too high and too warm.',
      `Check the VESA pattern on the product page and buy a ${anchor(toCategory('tvBrackets'), 'bracket')} rated for the weight.`,
      'Brackets go into studs or masonry, not plasterboard alone.',
      'A new power point behind the set is work for a licensed electrician.',
    ),
    pRich(
      `A free-standing set must be fixed to the wall or the cabinet with a strap if there are small children in the house: televisions tip. We mount from $199; details under ${anchor(toArticle('delivery-and-installation'), 'delivery and installation')}.`,
    ),
    h2('Sets to stand in front of'),
    products('televisions'),
    button(toCategory('televisions'), 'See all televisions'),
    h2('Read next'),
    articles('soundbars', 'energy-rating', 'recycling'),
  ],
};
