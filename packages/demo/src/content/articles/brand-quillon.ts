import { toArticle } from '../article-paths.ts';
import { brandArticle } from '../brands/brand-article.ts';
import { banner } from '../brands/brand-blocks.ts';
import { picture } from '../pictures.ts';

export const brandQuillon = brandArticle({
  brand: 'quillon',
  name: 'Quillon',
  summary: 'Laptops, phones and tablets from Montreal that can be opened, mended and kept.',
  heroImage: picture('laptop', 'angle', 'A Quillon laptop', { brand: 'quillon' }),
  figures: [
    ['Up to 7 years', 'of phone updates'],
    ['18 hours', 'on a studio laptop'],
  ],
  rooms: ['laptops', 'phones', 'tablets', 'desktops', 'monitors', 'watches'],
  first: {
    category: 'laptops',
    heading: 'Screws you can turn',
    carouselHeading: 'Quillon laptops',
    description:
      'In half of them one screwdriver changes the battery and the storage. The studio laptops run for 18 hours.',
    image: picture('laptop', 'angle', 'A Quillon laptop, half open', { brand: 'quillon', wallpaper: 'dusk' }),
  },
  between: banner({
    heading: 'Which one is enough?',
    text: 'Memory before processor, weight before screen: what matters in a laptop, in ten minutes.',
    path: toArticle('choose-a-laptop'),
    label: 'Choose a laptop',
  }),
  second: {
    category: 'phones',
    heading: 'A phone to keep',
    carouselHeading: 'Quillon phones',
    description: 'Up to seven years of updates. Most have a telephoto camera, and most charge on a pad.',
    image: picture('phone', 'front', 'A Quillon phone in eucalypt green', { brand: 'quillon' }),
  },
  publishedDaysAgo: 44,
  checkedDaysAgo: 11,
});
