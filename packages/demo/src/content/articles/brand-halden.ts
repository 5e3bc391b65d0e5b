import { toArticle } from '../article-paths.ts';
import { brandArticle } from '../brands/brand-article.ts';
import { banner } from '../brands/brand-blocks.ts';
import { picture } from '../pictures.ts';

export const brandHalden = brandArticle({
  brand: 'halden',
  name: 'Halden',
  summary: 'Ovens, cooktops and cold storage from a harbour town in Norway.',
  heroImage: picture('oven', 'angle', 'A Halden built-in oven', { brand: 'halden' }),
  figures: [
    ['3 years', 'of cover on everything'],
    ['20 years', 'of dinners in the hinge test'],
  ],
  rooms: ['ovens', 'inductionCooktops', 'rangehoods', 'dishwashers', 'frenchDoorFridges', 'wineFridges'],
  first: {
    category: 'ovens',
    heading: 'Dinner, without the scrubbing',
    carouselHeading: 'Halden ovens',
    description: 'Nine of the twelve burn themselves clean, and half of them add steam for bread and roasts.',
    image: picture('oven', 'front', 'A Halden built-in oven in stainless steel', { brand: 'halden' }),
  },
  between: banner({
    heading: 'Old oven out, new one in: from $189',
    text: 'Like for like, electric, by a licensed electrician. A gas cooktop is done by a gasfitter, from $229.',
    path: toArticle('delivery-and-installation'),
    label: 'Installation and prices',
  }),
  second: {
    category: 'inductionCooktops',
    heading: 'Off when the pan is lifted',
    carouselHeading: 'Halden induction cooktops',
    description: 'From 60 to 90 cm, with four or five zones. Lift the pan and its zone turns itself off.',
    image: picture('cooktop', 'front', 'A Halden induction cooktop', { brand: 'halden' }),
  },
  publishedDaysAgo: 58,
  checkedDaysAgo: 9,
});
