export { generateStores } from './generate-stores.ts';
export { isPublicHoliday, listPublicHolidays, type PublicHoliday } from './public-holidays.ts';
