import { toArticle } from '../article-paths.ts';
import { brandArticle } from '../brands/brand-article.ts';
import { banner } from '../brands/brand-blocks.ts';
import { picture } from '../pictures.ts';

export const brandWhirr = brandArticle({
  brand: 'whirr',
  name: 'Whirr',
  summary: 'Vacuums from Eindhoven whose batteries, brushes and filters come out.',
  heroImage: picture('stick', 'front', 'A Whirr stick vacuum', { brand: 'whirr' }),
  figures: [
    ['69 minutes', 'on one charge, at most'],
    ['2 years', 'of cover on vacuums'],
  ],
  rooms: ['stickVacuums', 'robotVacuums', 'barrelVacuums', 'carpetWashers', 'vacuumParts'],
  first: {
    category: 'stickVacuums',
    heading: 'Drawn around the motor',
    carouselHeading: 'Whirr stick vacuums',
    description:
      'In two of three the battery clicks out, and a new one can be bought. The longest runs for 69 minutes.',
    image: picture('stick', 'front', 'A Whirr stick vacuum in eucalypt green', { brand: 'whirr' }),
  },
  between: banner({
    heading: 'Stick or robot?',
    text: 'One cleans when you do, the other when you are out. What each is bad at, too.',
    path: toArticle('stick-or-robot-vacuum'),
    label: 'Read the guide',
  }),
  second: {
    category: 'robotVacuums',
    heading: 'It empties itself',
    carouselHeading: 'Whirr robot vacuums',
    description: 'Most empty themselves into the dock. All but one mop as well, and lift the mop on carpet.',
    image: picture('robot', 'front', 'A Whirr robot vacuum at its dock', { brand: 'whirr' }),
  },
  publishedDaysAgo: 39,
  checkedDaysAgo: 8,
});
