import type { ProductRecord } from '@wattle/domain/catalogue';
import type { Image } from '@wattle/domain/images';
import { type KindName, parsePicturePath, picturePath, splitPath } from '../../pictures/picture-path.ts';
import type { ScreenName } from '../../pictures/screens/draw-screen.ts';

/** The parameter that is the screen of a kind, and what it may show. All kinds of one family share a row. */
const SCREENS = {
  tv: { param: 'picture', shows: ['aurora', 'outback', 'bloom', 'surf', 'forest', 'city', 'reef', 'dusk', 'ribbons'] },
  laptop: { param: 'wallpaper', shows: ['ribbons', 'surf', 'hills', 'aurora', 'outback', 'dusk', 'forest', 'city'] },
  monitor: { param: 'wallpaper', shows: ['hills', 'aurora', 'ribbons', 'surf', 'dusk', 'reef', 'city', 'outback'] },
  tablet: { param: 'wallpaper', shows: ['ribbons', 'surf', 'aurora', 'bloom', 'dusk', 'outback', 'reef', 'hills'] },
  phone: { param: 'wallpaper', shows: ['aurora', 'bloom', 'surf', 'ribbons', 'outback', 'dusk', 'hills', 'reef'] },
} as const satisfies Partial<Record<KindName, { param: string; shows: readonly ScreenName[] }>>;

const hasScreen = (kind: string): kind is keyof typeof SCREENS => Object.hasOwn(SCREENS, kind);

/** Shows the screen with this number, counted on; a picture without a screen stays as it is. */
function withScreen(image: Image, number: number): Image {
  // most products have no screen, and reading all of a path takes much longer than its folder
  if (image.url === undefined || !hasScreen(splitPath(image.url)?.folder ?? '')) return image;
  const picture = parsePicturePath(image.url);
  if (!picture || !hasScreen(picture.kind)) return image;
  const { param, shows } = SCREENS[picture.kind];
  const params = { ...picture.params, [param]: shows[number % shows.length] };
  return { ...image, url: picturePath(picture.kind, picture.view, params) };
}

/** Neighbours in a list show different screens: by how much they are bought, each has the next. */
export function spreadScreens(records: readonly ProductRecord[]): ProductRecord[] {
  const seen = new Map<string, number>();
  const places = new Map(
    records
      .toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
      .map(({ id, familyCode }) => {
        const place = seen.get(familyCode) ?? 0;
        seen.set(familyCode, place + 1);
        return [id, place] as const;
      }),
  );
  return records.map((record) => {
    const shown = (images: readonly Image[]) => images.map((image) => withScreen(image, places.get(record.id) ?? 0));
    return {
      ...record,
      images: shown(record.images),
      variants: record.variants.map((variant) => ({ ...variant, images: shown(variant.images) })),
    };
  });
}
