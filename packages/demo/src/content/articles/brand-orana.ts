import { toArticle } from '../article-paths.ts';
import { brandArticle } from '../brands/brand-article.ts';
import { banner } from '../brands/brand-blocks.ts';
import { picture } from '../pictures.ts';

export const brandOrana = brandArticle({
  brand: 'orana',
  name: 'Orana',
  summary: 'Kitchen, laundry and cooling from Dubbo, made for Australian summers.',
  heroImage: picture('fridge', 'angle', 'An Orana four-door fridge', {
    brand: 'orana',
    layout: 'quad',
    finish: 'matte',
  }),
  figures: [
    ['43°', 'in the test room'],
    ['5 years', 'of cover on split systems'],
  ],
  rooms: ['frenchDoorFridges', 'freezers', 'washers', 'dryers', 'ovens', 'cooktops'],
  first: {
    category: 'fridges',
    heading: 'Cold when it is hot outside',
    carouselHeading: 'Orana fridges and freezers',
    description:
      'From a 63 litre bar fridge to a 728 litre French door. Some of the chest freezers hold −18° in a garage, all summer.',
    image: picture('fridge', 'angle', 'An Orana French door fridge in stainless steel', { brand: 'orana' }),
  },
  between: banner({
    heading: 'The old one leaves with us',
    text: 'Free with a new one: disconnected, empty and on the same floor. You choose the day.',
    path: toArticle('delivery-and-installation'),
    label: 'How delivery works',
  }),
  second: {
    category: 'airConditioning',
    heading: 'Cool by the coast, warm in Dubbo',
    carouselHeading: 'Orana split systems',
    description:
      'Reverse cycle, for rooms from 17 to 61 m². The outdoor coil of every large one is coated against salt.',
    image: picture('aircon', 'front', 'An Orana split system', { brand: 'orana' }),
  },
  publishedDaysAgo: 64,
  checkedDaysAgo: 12,
});
