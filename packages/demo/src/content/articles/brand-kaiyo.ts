import { toArticle } from '../article-paths.ts';
import { brandArticle } from '../brands/brand-article.ts';
import { banner } from '../brands/brand-blocks.ts';
import { picture } from '../pictures.ts';

export const brandKaiyo = brandArticle({
  brand: 'kaiyo',
  name: 'Kaiyo',
  summary: 'Slim fridges, split systems and rice cookers from Kobe, for homes where everything has to earn its place.',
  heroImage: picture('fridge', 'angle', 'A Kaiyo bottom-mount fridge', {
    brand: 'kaiyo',
    layout: 'bottom',
    wmm: 600,
    hmm: 1720,
    dmm: 650,
  }),
  figures: [
    ['22 dB', 'the quietest split system'],
    ['5 years', 'of cover on split systems'],
  ],
  rooms: ['bottomMountFridges', 'airConditioning', 'washers', 'microwaves', 'televisions', 'benchCookers'],
  first: {
    category: 'airConditioning',
    heading: 'Quiet enough to sleep under',
    carouselHeading: 'Kaiyo split systems',
    description: 'The quietest runs at 22 dB on low. All of them heat as well as cool, for rooms from 17 to 61 m².',
    image: picture('aircon', 'front', 'A Kaiyo split system', { brand: 'kaiyo', temp: 23 }),
  },
  between: banner({
    heading: 'On the wall, back to back, from $750',
    text: 'By a licensed electrician who may handle refrigerant. Tell us the room and we tell you the size.',
    path: toArticle('split-system-sizing'),
    label: 'What size do I need?',
  }),
  second: {
    category: 'benchCookers',
    heading: 'Rice, when you come home',
    carouselHeading: 'Kaiyo rice cookers',
    description: 'For six to ten. Each starts at the hour you set, and keeps warm by itself until you sit down.',
    image: picture('ricecooker', 'front', 'A Kaiyo rice cooker in white', { brand: 'kaiyo' }),
  },
  publishedDaysAgo: 61,
  checkedDaysAgo: 16,
});
