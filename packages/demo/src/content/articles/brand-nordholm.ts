import { scheduled } from '../blocks.ts';
import { brandArticle } from '../brands/brand-article.ts';
import { banner } from '../brands/brand-blocks.ts';
import { toBrand } from '../catalogue-ids.ts';
import { picture } from '../pictures.ts';
import { summerEvent } from '../summer-event.ts';

/** While the event lasts; what is reduced says on its own card until when. */
function summerBanner(now: number) {
  const { startTime, endTime, lastDay } = summerEvent(now);
  return scheduled(
    startTime,
    endTime,
    banner(
      {
        heading: 'Nordholm in the summer event',
        text: `Until ${lastDay}. Each card says what we charged before, and how long its price is held.`,
        path: `${toBrand('nordholm')}?sale=true`,
        label: 'See reduced Nordholm',
      },
      'gold',
    ),
  );
}

export const brandNordholm = brandArticle({
  brand: 'nordholm',
  name: 'Nordholm',
  summary: 'Fridges and washers that keep quiet, and what sets them apart.',
  heroImage: picture('fridge', 'angle', 'A Nordholm French door fridge', { brand: 'nordholm', dispenser: true }),
  figures: [
    ['10 years', 'inverter compressor cover'],
    ['15 years', 'of spare parts'],
  ],
  rooms: ['frenchDoorFridges', 'sideBySideFridges', 'freezers', 'washers', 'dryers', 'dishwashers'],
  first: {
    category: 'fridges',
    heading: 'Cold, made quietly',
    carouselHeading: 'Nordholm fridges',
    description:
      'Between 36 and 42 dB, close up. In most French doors the middle drawer runs from −18° to 4°: freezer in December, fridge in June.',
    image: picture('fridge', 'angle', 'A Nordholm French door fridge in stainless steel', {
      brand: 'nordholm',
      dispenser: true,
    }),
  },
  between: summerBanner,
  second: {
    category: 'laundry',
    heading: 'Laundry that finishes when you do',
    carouselHeading: 'Nordholm washers and dryers',
    description:
      'Every front loader has a brushless motor and a quick wash. Every heat-pump dryer carries 6 stars or more.',
    image: picture('dryer', 'angle', 'A Nordholm heat-pump dryer in white', { brand: 'nordholm' }),
  },
  publishedDaysAgo: 80,
  checkedDaysAgo: 20,
});
