import { toArticle } from '../article-paths.ts';
import { brandArticle } from '../brands/brand-article.ts';
import { banner } from '../brands/brand-blocks.ts';
import { picture } from '../pictures.ts';

export const brandTarn = brandArticle({
  brand: 'tarn',
  name: 'Tarn',
  summary: 'The useful things from Launceston, without the ones nobody presses.',
  heroImage: picture('fridge', 'angle', 'A Tarn bottom-mount fridge', {
    brand: 'tarn',
    layout: 'bottom',
    finish: 'white',
    wmm: 600,
    hmm: 1720,
    dmm: 650,
  }),
  figures: [
    ['2 years', 'of cover on everything'],
    ['9 stars', 'the thriftiest dryers'],
  ],
  rooms: ['bottomMountFridges', 'freezers', 'washers', 'dryers', 'cooktops', 'airFryers'],
  first: {
    category: 'fridges',
    heading: 'A fridge is a fridge',
    carouselHeading: 'Tarn fridges and freezers',
    description: 'From a 54 litre bar fridge to a 722 litre French door. Most do without Wi-Fi, and so does the milk.',
    image: picture('fridge', 'angle', 'A Tarn top-mount fridge in white', {
      brand: 'tarn',
      layout: 'top',
      finish: 'white',
      wmm: 600,
      hmm: 1700,
      dmm: 650,
    }),
  },
  between: banner({
    heading: 'Found it for less?',
    text: 'Show us the same model at another Australian shop, and we match it.',
    path: toArticle('price-promise'),
    label: 'Our price promise',
  }),
  second: {
    category: 'laundry',
    heading: 'Washed within the hour',
    carouselHeading: 'Tarn washers and dryers',
    description: 'The top loaders take 43 to 63 minutes. The heat-pump dryers carry 8 or 9 stars.',
    image: picture('toploader', 'front', 'A Tarn top-load washer', { brand: 'tarn' }),
  },
  publishedDaysAgo: 70,
  checkedDaysAgo: 18,
});
