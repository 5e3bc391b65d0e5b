import { pngUrl } from '@wattle/domain/images';
import { type ShopIdentity, shopPalette } from '@wattle/domain/shop-identity';
import type { ImageSource } from '@wattle/providers/images';
import type { FastifyInstance } from 'fastify';
import { INERT_POLICY } from '../answers/security-headers.ts';

type BrandParts = { readonly shop: () => ShopIdentity; readonly sources: readonly ImageSource[] };

const ICON_WIDTH = 320;
const GROUND = '#fbf8f2';
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The first letter of the shop on its colour, for a shop without an icon. */
function letterIcon({ name, colours }: ShopIdentity): string {
  const palette = shopPalette(colours);
  const letter = ([...name.trim()][0] ?? '').toUpperCase().replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${palette['frame-800']}"/><text x="32" y="46" font-family="sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="${palette['accent-400']}">${letter}</text></svg>\n`;
}

/** Files that say who the shop is: its icon, and what a browser shows when it is installed. */
export function registerBrand(app: FastifyInstance, { shop, sources }: BrandParts): void {
  const findVector = async (path: string | null): Promise<Buffer | undefined> => {
    if (!path?.endsWith('.svg')) return undefined;
    for (const source of sources) {
      const found = await source(path);
      if (found) return found;
    }
    return undefined;
  };

  app.get('/icon.svg', async (_, reply) =>
    reply
      .headers({ 'content-security-policy': INERT_POLICY, 'cache-control': 'no-cache' })
      .type('image/svg+xml')
      .send((await findVector(shop().icon)) ?? letterIcon(shop())),
  );
  app.get('/site.webmanifest', (_, reply) => {
    const { name, icon, colours } = shop();
    const isRaster = icon !== null && !icon.endsWith('.svg');
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(
        JSON.stringify({
          ...{ name, short_name: name, lang: 'en-AU', start_url: '/', display: 'standalone' },
          background_color: GROUND,
          theme_color: shopPalette(colours)['frame-800'],
          icons: [
            isRaster
              ? { src: pngUrl(icon, ICON_WIDTH), sizes: `${ICON_WIDTH}x${ICON_WIDTH}`, type: 'image/png' }
              : { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          ],
        }),
      );
  });
}
