import { expect, it } from 'vitest';
import { searchTitle } from './search-title.ts';

const pill = (label: string, param = 'brand') => ({ label, remove: [{ param, value: label }] });

it.each([
  [{ q: 'kettle', wholeTotal: 9, applied: [] }, 'Results for “kettle”'],
  [{ q: 'kettle', wholeTotal: 9, applied: [pill('Tarn')] }, 'Results for “kettle”'],
  [{ q: 'ketle', wholeTotal: 0, applied: [] }, 'Nothing for “ketle”'],
  [{ q: '', wholeTotal: 9, applied: [pill('Sale')] }, 'Sale'],
  [{ q: '', wholeTotal: 9, applied: [pill('Sale'), pill('Tarn')] }, 'All products'],
  [{ q: '', wholeTotal: 9, applied: [pill('Tarn'), pill('Summer event', 'featured')] }, 'Summer event'],
  [{ q: '', wholeTotal: 0, applied: [] }, 'What are you looking for?'],
])('%j is called %s', (search, title) => {
  expect(searchTitle({ ...search, help: [] })).toBe(title);
});
