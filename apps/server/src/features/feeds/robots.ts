/** Personal pages, endless lists and technical endpoints. */
const KEPT_OUT = [
  '/api/',
  '/cart',
  '/account',
  '/checkout',
  '/compare',
  '/search',
  '/desk',
  '/dev/',
  '/idp/',
  '/demo-id/',
  '/adyen/',
  '/checkoutshopper/',
  '/captcha/',
];

export const robotsText = (origin: string): string =>
  ['User-agent: *', ...KEPT_OUT.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
