import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, gallery, h2, image, list, note, p, pRich, table } from '../blocks.ts';
import { articles, products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer } from '../guide-blocks.ts';
import { picture, scene } from '../pictures.ts';

export const chooseALaptop: ArticleDraft = {
  id: 'choose-a-laptop',
  parentId: 'buying-guides',
  name: 'Choosing a laptop',
  kicker: 'Computers',
  summary: 'Weight and screen first: you feel them every day. Then memory, because it is soldered in. Then the rest.',
  heroImage: scene('still-work', 'A laptop beside a monitor'),
  publishedDaysAgo: 150,
  checkedDaysAgo: 14,
  body: [
    answer(
      'Most people are well served by 14 inches, 16 GB of memory and 512 GB of storage, at $1,000 to $1,500.',
      'If it travels, 1.4 kg or less. If it stays on a desk, buy a cheaper one and a monitor.',
      'Memory cannot be added later in most thin laptops. Storage can be outside.',
    ),
    h2('What will it do?'),
    table(
      ['Mostly for', 'Memory', 'Storage', 'Screen', 'Usual price'],
      [
        ['School, mail, documents', '8 GB', '256 GB', '13 to 14 inch', '$400 to $600'],
        ['University, office, many tabs', '16 GB', '512 GB', '13 to 15 inch', '$700 to $1,800'],
        ['Photos and video', '16 to 32 GB', '1 TB', '14 to 16 inch, wide colour', '$1,800 to $3,500'],
        ['Games', '16 to 32 GB', '1 TB', '15 to 17 inch, 120 Hz and up', '$1,700 to $4,300'],
        ['Programming and models', '32 GB', '1 to 2 TB', '14 to 16 inch', '$2,700 to $4,300'],
      ],
    ),
    p(
      'Prices are what we see on our own shelves. If a machine costs much less than its row, one of the other columns is smaller: look which.',
    ),
    h2('Weight and screen'),
    p(
      'Ours weigh from 1.15 to 3.1 kg, charger not counted. On the screen, 14 inches is the smallest on which two documents stand side by side. Full HD (1920 by 1200) is sharp enough at 14 inches; above that, more dots are worth it. For work near a window look for 400 nits or more and a matt surface. OLED screens show deeper black; they are glossy.',
    ),
    gallery(
      2,
      image(picture('laptop', 'front', 'A laptop, open, from the front'), 800, 800),
      image(picture('laptop', 'angle', 'A laptop, open, from the side'), 800, 800),
      image(picture('laptop', 'room', 'A laptop on a desk'), 800, 800),
    ),
    h2('Memory and storage'),
    p(
      'Memory is what keeps programs open at the same time. In most thin laptops it is soldered, so what you buy is what you have in six years. 16 GB is the sensible floor for anyone who keeps more than ten tabs open. Storage can often be changed, and an external drive is cheap, so spend on memory first.',
    ),
    h2('Processor'),
    p(
      'For documents and browsing all current processors are quick enough. A 3, 5, 7 or 9 in the name is the rung of the ladder, not the age: a new 5 is often quicker than a 7 from three years ago, so look for the generation too. Spend on a 7 or 9 for video, music and code. For games the graphics chip matters more than the processor. If there is one old program that you cannot do without, check that it runs on the machine before you buy.',
    ),
    h2('Battery and ports'),
    list(
      'Advertised hours, 5 to 18 on our pages, are measured on dim, local video. Expect six to seven of ten.',
      'USB-C that charges means one cable for desk, train and car. Ask for two of them.',
      'HDMI still matters in lecture rooms and hotels. A full-size USB-A port saves an adaptor.',
      'A card slot saves a photographer an adaptor as well.',
      'Wi-Fi 6 or newer. Wi-Fi 7 pays only if your router has it.',
    ),
    h2('What it costs to run'),
    p(
      'Little. A laptop draws 10 to 30 W in use: eight hours a day on 220 days are 20 to 50 kWh, so $7 to $17 a year. A gaming laptop at full load draws 150 W and more; ten hours of games a week come to about $26. The monitor beside it often uses more than the laptop, and it has an energy label.',
    ),
    note(
      '<strong>Students.</strong> Ask the school or faculty first. Some exams need Windows, some design courses need particular programs, and some schools sell through a portal with their own cover.',
    ),
    h2('What to check before you buy'),
    list(
      'The bag: inside measures, with the sleeve. A 15.6-inch laptop is about 360 mm wide.',
      'The desk: a screen at arm’s length and eye height. A laptop alone makes you bend; a stand and a keyboard cost about $100.',
      'The accounts: who may install programs on it, and where the backup goes.',
      'How long the maker promises security updates, in writing.',
    ),
    h2('The keyboard test'),
    p(
      'Type a paragraph in the store. Look at the size of Enter and the arrow keys, press the middle of the keyboard to see whether it bends, and tilt the screen with one hand. Ten minutes of this tell you more than a page of numbers.',
    ),
    h2('After you have it'),
    pRich(
      `Set up a backup on the first day, encrypt the drive, and keep the box for a month. Your old machine can be dropped at any of our ${anchor(toArticle('recycling'), 'e-waste points')} free; wipe it first. If it fails, the consumer guarantees apply whatever the maker’s warranty says: see ${anchor(toArticle('returns'), 'returns')}. A repair can lose what is on the drive, so copy it before you bring it in.`,
    ),
    h2('Laptops to try'),
    products('laptops'),
    button(toCategory('laptops'), 'See all laptops'),
    h2('Read next'),
    articles('recycling', 'repair-plans', 'ways-to-pay'),
  ],
};
