import { describe, expect, it } from 'vitest';
import { ARTICLE_IDS } from './article-ids.ts';
import { CHECKOUT_PATHS } from './checkout-paths.ts';
import { IMAGES } from './image-constants.ts';
import { BREAKPOINTS, CONTENT_MOBILE_MAX_WIDTH, COUNTRY, CURRENCY, LOCALE, SHOP } from './shop-constants.ts';

describe('constants of the shop', () => {
  it.each([
    ['currency [C-0-01 D-0-01]', CURRENCY, 'AUD'],
    ['locale [C-0-02 D-0-01]', LOCALE, 'en-AU'],
    ['country [C-0-03 C-9-63 D-0-01]', COUNTRY, 'AU'],
    ['GST rate [C-0-04]', SHOP.gstRate, 0.1],
    ['Miele agency handling [C-1-11]', SHOP.mieleAgencyEnabled, true],
    ['reviews [C-1-13 D-1-09]', SHOP.reviewsEnabled, false],
    ['contact step [C-2-29]', CHECKOUT_PATHS.contact, '/checkout/contact-info'],
    ['shipping step [C-2-30]', CHECKOUT_PATHS.shipping, '/checkout/shipping'],
    ['payment step [C-2-31]', CHECKOUT_PATHS.payment, '/checkout/payment'],
    ['success page [C-2-32]', CHECKOUT_PATHS.success, '/checkout/success'],
    ['wishlist [C-2-33]', SHOP.paths.accountWishlist, '/account/wishlist'],
    ['content prefix [C-2-34]', SHOP.paths.content, '/pcr'],
    ['quantity of a cart item [C-9-01]', SHOP.cartItemQtyMax, 99],
    ['quantity of a wishlist item [C-9-02]', SHOP.wishlistQtyMax, 99],
    ['recent products [C-9-08 D-9-26]', SHOP.recentProductsMax, 20],
    ['sellable states [C-9-09]', SHOP.sellableStates, ['current', 'evergreen']],
    ['stocked types [C-9-10]', SHOP.stockedTypes, ['basic']],
    ['age of stock data in seconds [C-9-11]', SHOP.stockAgeMaxSeconds, 300],
    ['product image widths [D-9-51]', IMAGES.productWidths, [64, 80, 100, 160, 320, 430, 690, 920, 1079]],
    ['product image base size [D-9-52]', IMAGES.productBaseSize, 1079],
    ['mobile width inside content blocks [D-9-48]', CONTENT_MOBILE_MAX_WIDTH, 1024],
    ['breakpoint sm [D-9-36]', BREAKPOINTS.sm, 640],
    ['breakpoint md [D-9-37]', BREAKPOINTS.md, 768],
    ['breakpoint lg [D-9-38]', BREAKPOINTS.lg, 1024],
    ['breakpoint xl [D-9-39]', BREAKPOINTS.xl, 1280],
    ['breakpoint 2xl [D-9-40]', BREAKPOINTS['2xl'], 1536],
    ['breakpoint 2.5xl [D-9-41]', BREAKPOINTS['2.5xl'], 1728],
    ['breakpoint 3xl [D-9-42]', BREAKPOINTS['3xl'], 1921],
    ['breakpoint 4xl [D-9-43]', BREAKPOINTS['4xl'], 2560],
  ])('%s', (_, value, expected) => {
    expect(value).toEqual(expected);
  });

  it('content image widths range from 300 to 2400 [D-9-53]', () => {
    expect(Math.min(...IMAGES.contentWidths)).toBe(300);
    expect(Math.max(...IMAGES.contentWidths)).toBe(2400);
  });

  it.each([
    ['privacy policy [C-8-73]', ARTICLE_IDS.privacyPolicy],
    ['terms of sale [C-8-74]', ARTICLE_IDS.termsOfSale],
    ['page not found [C-8-75]', ARTICLE_IDS.pageNotFound],
    ['no results found [C-8-76]', ARTICLE_IDS.noResultsFound],
  ])('an article id for %s', (_, id) => {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(Object.values(ARTICLE_IDS).filter((other) => other === id)).toHaveLength(1);
  });
});
