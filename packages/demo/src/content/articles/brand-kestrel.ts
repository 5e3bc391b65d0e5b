import { toArticle } from '../article-paths.ts';
import { brandArticle } from '../brands/brand-article.ts';
import { banner } from '../brands/brand-blocks.ts';
import { picture } from '../pictures.ts';

export const brandKestrel = brandArticle({
  brand: 'kestrel',
  name: 'Kestrel',
  summary: 'Televisions, sound and screens from Taichung, and the fridges beside them.',
  heroImage: picture('tv', 'angle', 'A Kestrel television', { brand: 'kestrel' }),
  figures: [
    ['98 inches', 'the largest screen'],
    ['2 years', 'of cover on every screen'],
  ],
  rooms: ['televisions', 'soundbars', 'headphones', 'laptops', 'phones', 'fridges'],
  first: {
    category: 'televisions',
    heading: 'Calibrated one by one',
    carouselHeading: 'Kestrel televisions',
    description:
      'From 32 to 98 inches: LED, QLED, Mini LED and OLED. Every one has a free-to-air tuner; every OLED runs at 120 Hz or more.',
    image: picture('tv', 'angle', 'A Kestrel OLED television', { brand: 'kestrel', picture: 'dusk' }),
  },
  between: banner({
    heading: 'On the wall from $199',
    text: 'Hung by our crew when they bring it. A new power point is put in by an electrician.',
    path: toArticle('delivery-and-installation'),
    label: 'Delivery and installation',
  }),
  second: {
    category: 'soundbars',
    heading: 'Every word, also at night',
    carouselHeading: 'Kestrel soundbars',
    description: 'Most lift voices out of the noise, and most keep the loud parts down while others sleep.',
    image: picture('soundbar', 'front', 'A Kestrel soundbar with its subwoofer', { brand: 'kestrel' }),
  },
  publishedDaysAgo: 90,
  checkedDaysAgo: 15,
});
