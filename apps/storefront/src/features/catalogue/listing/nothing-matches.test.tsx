import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { ListingAddressProvider } from './listing-address-context.tsx';
import NothingMatches from './nothing-matches.tsx';

const applied = ['Sale', 'Tarn'].map((label) => ({ label, remove: [{ param: 'is', value: label }] }));

const html = (filters: typeof applied) => {
  const Component = () => (
    <ListingAddressProvider>
      <NothingMatches applied={filters} noun="fridges" />
    </ListingAddressProvider>
  );
  const Page = createRoutesStub([{ path: '*', Component }]);
  return renderToStaticMarkup(<Page initialEntries={['/categories/fridges?is=Sale&is=Tarn&sort=newest']} />);
};

it('takes filters away one by one, or all at once', () => {
  const page = html(applied);
  expect(page).toContain('No fridges match all of these filters');
  expect(page).toMatch(/href="\/categories\/fridges\?is=Tarn&amp;sort=newest"[^>]*>Without “Sale”/);
  expect(page).toMatch(/href="\/categories\/fridges\?sort=newest"[^>]*>Clear all filters/);
});
it('does not blame filters that are not there', () => {
  expect(html([])).toContain('Nothing here at the moment.');
});
