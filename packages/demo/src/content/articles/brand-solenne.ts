import { toArticle } from '../article-paths.ts';
import { brandArticle } from '../brands/brand-article.ts';
import { banner } from '../brands/brand-blocks.ts';
import { picture } from '../pictures.ts';

export const brandSolenne = brandArticle({
  brand: 'solenne',
  name: 'Solenne',
  summary: 'Coffee machines, kettles and blenders from Turin.',
  heroImage: picture('espresso', 'front', 'A Solenne espresso machine', { brand: 'solenne' }),
  figures: [
    ['20 seconds', 'until the quickest is hot'],
    ['2 years', 'of cover on coffee machines'],
  ],
  rooms: ['espressoMachines', 'automaticCoffeeMachines', 'coffeeGrinders', 'kettles', 'toasters', 'blenders'],
  first: {
    category: 'espressoMachines',
    heading: 'Brass, steel and a good crema',
    carouselHeading: 'Solenne espresso machines',
    description: 'Half of them grind their own beans, and three in four wet the coffee before they push.',
    image: picture('espresso', 'front', 'A Solenne espresso machine with a grinder', { brand: 'solenne' }),
  },
  between: banner({
    heading: 'New to espresso?',
    text: 'Grind, dose, time: the three things that decide a cup, and what they cost to get right.',
    path: toArticle('espresso-at-home'),
    label: 'Espresso at home',
  }),
  second: {
    category: 'breakfast',
    heading: 'The rest of breakfast',
    carouselHeading: 'Solenne kettles and toasters',
    description: 'Seven kettles in ten stop at the temperature you choose. Every toaster knows frozen bread.',
    image: picture('kettle', 'front', 'A Solenne kettle in sand', { brand: 'solenne', finish: 'sand' }),
  },
  publishedDaysAgo: 52,
  checkedDaysAgo: 14,
});
