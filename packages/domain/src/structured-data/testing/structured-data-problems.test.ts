import { describe, expect, it } from 'vitest';
import { structuredDataProblems } from './structured-data-problems.ts';

const offer = { '@type': 'Offer', price: '9.00', priceCurrency: 'AUD' };
const product = { '@type': 'Product', name: 'Kettle', image: ['https://shop.example/k.png'], offers: offer };
const hours = { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '09:00', closes: '17:00' };

describe('structuredDataProblems', () => {
  it.each([
    ['a product', product],
    ['hours of a weekday', hours],
    ['a reference', { '@id': 'https://shop.example/#organization' }],
  ])('finds none in %s', (_, thing) => {
    expect(structuredDataProblems(thing)).toEqual([]);
  });
  it.each([
    ['nothing', null, 'not an object'],
    ['another type', { '@type': 'Recipe' }, 'Recipe: unknown type'],
    ['a missing name', { ...product, name: '' }, 'Product: no name'],
    ['no picture', { ...product, image: [] }, 'Product: no image'],
    ['nothing on offer', { ...product, offers: undefined }, 'Product: no offer, rating or review'],
    ['a part', { ...product, offers: { ...offer, price: '0.00' } }, 'Offer: price is not above zero'],
    ['an availability', { ...offer, availability: 'https://schema.org/Soon' }, 'Offer: unknown availability'],
    ['a currency', { ...offer, priceCurrency: '$' }, 'Offer: priceCurrency is no currency'],
    ['a path', { ...product, url: '/kettle' }, 'Product: url is no whole address'],
    [
      'one of several',
      { ...product, image: ['https://shop.example/k.png', 'k.png'] },
      'Product: image is no whole address',
    ],
    ['a rating', { '@type': 'AggregateRating', ratingValue: 4 }, 'AggregateRating: no count'],
    ['one step', { '@type': 'BreadcrumbList', itemListElement: [] }, 'BreadcrumbList: fewer than two steps'],
    ['a time', { ...hours, opens: '9:00' }, 'OpeningHoursSpecification: no hours:minutes'],
    ['no day', { ...hours, dayOfWeek: undefined }, 'OpeningHoursSpecification: no day'],
  ])('finds what is wrong with %s', (_, thing, problem) => {
    expect(structuredDataProblems(thing)).toContain(problem);
  });
});
