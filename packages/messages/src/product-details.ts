import { groupDigits } from '@wattle/domain/numbers';
export const ratingSummary = (average: string, of: number, count: number): string =>
  `${average} of ${of}, from ${groupDigits(count)} ${count === 1 ? 'review' : 'reviews'}`;
export const reviews = 'Reviews';
export const averageRating = 'Average rating';
export const aboutIt = 'About this product';
export const documents = 'Documents';
export const whyPeopleChooseIt = 'Why people choose it';
export const specifications = 'Specifications';
