import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, gallery, h2, image, list, note, p, pRich, steps, table } from '../blocks.ts';
import { products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
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
    h2('Size from the couch'),
    p(
      'A 4K picture has enough detail to be watched from about 1.2 times the diagonal for film, and 1.6 times for a mix of news, sport and film. Nearer than that is tiring; further and you have paid for detail that you cannot see.',
    ),
    table(
      ['From the couch', 'For film', 'For everything', 'Width of that screen'],
      [
        ['1.8 m', '55 inch', '43 inch', '1.22 m / 0.95 m'],
        ['2.2 m', '65 inch', '55 inch', '1.44 m / 1.22 m'],
        ['2.7 m', '85 inch', '65 inch', '1.88 m / 1.44 m'],
        ['3.2 m', '98 inch', '75 inch', '2.17 m / 1.66 m'],
        ['3.8 m and more', '98 inch', '85 inch', '2.17 m / 1.88 m'],
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
    list(
      '<strong>LED.</strong> A backlight behind the whole picture. Bright and cheap. Night scenes look grey in a dark room.',
      '<strong>Mini-LED.</strong> The backlight is split into hundreds or thousands of zones. The brightest sets of all: right for a north-facing room with glass doors.',
      '<strong>OLED.</strong> Each dot makes its own light and can be switched off. Perfect black and the widest viewing angle. Best where you can dim the room.',
      '<strong>QLED</strong> is not a panel of its own: it is a colour layer on LED or mini-LED.',
    ),
    p(
      'A picture left unchanged for many hours every day, such as a news ticker, can leave a mark on an OLED screen over years. Sets move the picture and dim still parts to prevent it. For a waiting room choose LED; for a living room it is seldom a reason not to buy.',
    ),
    h2('Hertz and inputs'),
    p(
      'Film is 24 pictures a second and broadcast sport 50, so 60 Hz is enough for both. 120 Hz makes sport steadier and matters for a game console. If you play, look for HDMI 2.1 with variable refresh rate and count the inputs that have it: many sets have two, and the soundbar takes one.',
    ),
    h2('What it costs to watch'),
    pRich(
      `Television labels assume ten hours a day. A 65-inch set uses roughly 250 to 450 kWh a year on that count, so about $80 to $150; if you watch three hours, a third of it. The brightest picture mode can double it. See ${anchor(toArticle('energy-rating'), 'the energy rating')}.`,
    ),
    h2('On the wall'),
    steps(
      'The middle of the screen belongs at eye height when you sit, about 1.05 m from the floor. Above a fireplace is too high and too warm.',
      'Check the VESA pattern on the product page and buy a bracket rated for the weight.',
      'Brackets go into studs or masonry, not plasterboard alone.',
      'A new power point behind the set is work for a licensed electrician.',
    ),
    pRich(
      `A free-standing set should be fixed to the wall or the cabinet with a strap if there are small children in the house. We mount from $199; details under ${anchor(toArticle('delivery-and-installation'), 'delivery and installation')}.`,
    ),
    h2('Sets to stand in front of'),
    products('televisions'),
    button(toCategory('televisions'), 'See all televisions'),
  ],
};
