import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AtAddress } from '../../../../testing/at-address.tsx';
import { ListingAddressProvider } from './listing-address-context.tsx';
import NothingMatches from './nothing-matches.tsx';

const applied = ['Sale', 'Tarn'].map((label) => ({ label, remove: [{ param: 'is', value: label }] }));

const html = (filters: typeof applied) =>
  renderToStaticMarkup(
    <AtAddress address="/categories/fridges?is=Sale&is=Tarn&sort=newest">
      <ListingAddressProvider base="?is=Sale&is=Tarn&sort=newest">
        <NothingMatches applied={filters} noun="fridges" />
      </ListingAddressProvider>
    </AtAddress>,
  );

it('takes filters away one by one, or all at once', () => {
  const page = html(applied);
  expect(page).toContain('No fridges match all of these filters');
  expect(page).toMatch(/href="\/categories\/fridges\?is=Tarn&amp;sort=newest"[^>]*>Without “Sale”/);
  expect(page).toMatch(/href="\/categories\/fridges\?sort=newest"[^>]*>Clear all filters/);
});
it('does not blame filters that are not there', () => {
  expect(html([])).toContain('No products here right now.');
});
