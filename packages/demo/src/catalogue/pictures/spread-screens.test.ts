import { expect, it } from 'vitest';
import { parsePicturePath } from '../../pictures/picture-path.ts';
import { generateCatalogue } from '../generate-catalogue.ts';

const { products } = generateCatalogue({ seed: 7, now: 1_794_700_000 });

it.each(['televisions', 'laptops', 'phones', 'tablets', 'monitors'])(
  'of %s, neighbours by popularity show different screens',
  (familyCode) => {
    const screens = products
      .filter((product) => product.familyCode === familyCode)
      .toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
      .map(({ images }) => {
        const { params } = parsePicturePath(images[0]?.url ?? '') ?? {};
        return params?.picture ?? params?.wallpaper;
      });
    const shared = screens.filter((screen, index) => screens.slice(index + 1, index + 6).includes(screen));
    expect(screens.length).toBeGreaterThan(20);
    expect(shared).toEqual([]);
  },
);

it('shows one screen in all pictures of a product', () => {
  const [tv] = products.filter(({ familyCode }) => familyCode === 'televisions');
  const screens = tv?.images.map(({ url }) => parsePicturePath(url ?? '')?.params.picture);
  expect(new Set(screens).size).toBe(1);
});
