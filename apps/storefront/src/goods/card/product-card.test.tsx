import type { Badge, ProductSummary } from '@wattle/domain/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NowProvider } from '../../page/now.tsx';
import { sentBadge } from '../../page/sent-badge.ts';
import { ShopFrameProvider } from '../../page/shop-frame.tsx';
import { ProductCard } from './product-card.tsx';
import { sampleSummary } from './sample-summary.ts';

const nowMs = Date.parse('2026-11-15T12:00:00+11:00');
const now = nowMs / 1000;
const day = 86_400;

const fridge = sampleSummary({ facts: ['637 L'], energyStars: 3.5 });

const pick: Badge = {
  id: 'bp-pick',
  level: 'primary',
  title: 'Editor’s pick',
  icon: 'star',
  textColour: '#7A5500',
  backgroundColourPrimary: '#FDF0CC',
  backgroundColourSecondary: '#FDF0CC',
  badgeGroupId: 'g',
  link: '',
  contentDisplay: '',
  timeFrom: '',
  timeTo: '',
};
const cover: Badge = { ...pick, id: 'bs-cover', level: 'secondary', title: 'Ten-year cover', icon: 'N/A' };
const bundle: Badge = { ...cover, id: 'bs-bundle', title: 'Kitchen bundle', contentDisplay: 'inline' };

const card = (changes: Partial<ProductSummary> = {}, badges: Badge[] = []) =>
  renderToStaticMarkup(
    <NowProvider startMs={nowMs}>
      <ShopFrameProvider frame={{ badges: badges.map(sentBadge) }}>
        <ProductCard product={{ ...fridge, ...changes }} sizes="320px" />
      </ShopFrameProvider>
    </NowProvider>,
  );
const words = (changes?: Partial<ProductSummary>, badges?: Badge[]) =>
  card(changes, badges)
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
/** The tag of the button with this label. */
const button = (changes: Partial<ProductSummary>) =>
  card(changes).match(/<button(?=[^>]*data-press=""[^>]*>[A-Z])[^>]*>([^<]+)/g)?.[0] ?? '';

const reduced = { price: 2488, erpOriginalPrice: 2988, isDiscounted: true, priceDateTo: now + 2 * day + 60 };

describe('ProductCard', () => {
  it('is one link, named by the product, with a picture that says nothing twice', () => {
    const html = card();
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="/products/nordholm-637l"');
    expect(html).toContain('alt=""');
    expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<(?:button|input)/);
  });
  it('says brand, name, rating, facts, price, parts and stock, and what can be done', () => {
    expect(words()).toBe(
      [
        '|Nordholm|637L French door fridge|Energy|3.5 of 6|637 L|$2,988|4 × $747 with Afterpay|In stock',
        '|Add to cart|Compare|',
      ].join(''),
    );
  });
  it('names its rating for screen readers', () => {
    expect(card()).toContain('aria-label="Energy 3.5 of 6 stars"');
  });
  it('tells eight of ten energy stars from six of six', () => {
    const stars = (energyStars: number) => card({ energyStars }).match(/--(first|beyond):[\d.]+/g);
    expect(stars(8)).toEqual(['--first:6', '--beyond:2']);
    expect(stars(6)).toEqual(['--first:6']);
    expect(words({ energyStars: 8 })).toContain('|Energy|8 of 10|');
  });
  it('offers agency goods as they are sold: the maker’s price, and an enquiry where that is the only way [D-2-119]', () => {
    expect(words({ isAgencyItem: true })).toContain('|Price set by Nordholm, sold as its agent|In stock|Add to cart|');
    const asked = words({ isAgencyItem: true, enquiryOnly: true });
    expect(asked).toContain('|Price set by Nordholm, sold as its agent|By enquiry|Enquire|');
    expect(asked).not.toContain('Add to cart');
  });
  it('says what it was, what is saved and how long that lasts [D-2-121 D-2-123]', () => {
    expect(words(reduced)).toContain('|now |$2,488| |was |$2,988|Save $500|Ends in 2 Days|');
  });
  it.each([
    [5 * 3600 + 60, 'Ends in 5 Hours'],
    [120, 'Ends in 2 Minutes'],
    [20, 'Ends in 1 Minute'],
  ])('counts down what ends in %d seconds [D-2-123 D-2-124]', (seconds, expected) => {
    expect(words({ ...reduced, priceDateTo: now + seconds })).toContain(`|${expected}|`);
  });
  it('does not say what it was once it is sold out, discontinued, or the reduction is over [D-2-121]', () => {
    expect(words({ ...reduced, soldOut: true })).toContain('|$2,488|Sold out|');
    expect(words({ ...reduced, state: 'discontinued' })).toContain('|Was $2,488 when last sold|No longer sold|');
    expect(words({ ...reduced, priceDateTo: now })).toContain('|$2,988|4 × $747 with Afterpay|');
  });
  it('marks a hot price and its last day [D-2-120]', () => {
    const hot = words({ priceDateFrom: now - day, priceDateTo: Date.parse('2026-11-30T00:00:00+11:00') / 1000 });
    expect(hot).toContain('|Hot price|');
    expect(hot).toContain('|Until Sun 29 Nov|');
  });
  it('marks clearance, and two badges at most [D-2-122]', () => {
    const all = words({ isClearance: true, isNew: true, priceDateFrom: now - day });
    expect(all).toContain('|Clearance| |Hot price|Nordholm|');
  });
  it('shows cents only when there are some [D-9-64]', () => {
    expect(words({ price: 149.5, erpOriginalPrice: 149.5 })).toContain('|$149|.50|');
  });
});

describe('the variants of a product', () => {
  const names = (all: string[], kind: string | null = 'Finish') => ({
    variantNames: { kind, own: all[0] ?? '', all },
  });
  const dots = (html: string) =>
    html.match(/<i style="background:[^"]+"/g)?.map((dot) => /finish-([\w-]+)/.exec(dot)?.[1]);

  it('are dots, told as one sentence, with the name of the one that is added [D-3-01 D-3-04]', () => {
    const html = card(names(['Stainless', 'Black steel', 'White']));
    expect(dots(html)).toEqual(['stainless', 'black-steel', 'white']);
    expect(words(names(['Stainless', 'Black steel', 'White']))).toContain(
      '|$2,988|Comes in Stainless, Black steel and White. |In Stainless|',
    );
    expect(html).toContain('data-in="Stainless"');
  });
  it.each([
    ['sizes', names(['128 GB', '256 GB'], 'Storage'), 'In 128 GB|also 256 GB|'],
    ['many of them', names(['Size S', 'Size M', 'Size L', 'Size XL'], null), 'In Size S|and 3 more|'],
    ['a finish without a known colour', names(['White', 'Hammered copper']), 'In White|also Hammered copper|'],
    ['what only has a finish’s name', names(['Silver', 'Gold'], 'Level'), 'In Silver|also Gold|'],
  ])('are words, never grey dots, for %s', (_, of, expected) => {
    expect(words(of)).toContain(expected);
    expect(dots(card(of))).toBeUndefined();
  });
  it('are counted where they are too many for dots', () => {
    const html = card(names(['White', 'Black', 'Sand', 'Navy', 'Red', 'Gold', 'Silver']));
    expect(dots(html)).toHaveLength(5);
    expect(html).toContain('+2');
  });
  it('are not spoken of where there is one', () => {
    expect(card()).not.toContain('Comes in');
  });
});

describe('the button of a card', () => {
  it.each([
    ['Pre-order', { saleMode: 'preorder' }],
    ['Enquire', { saleMode: 'inStoreOnly' }],
    ['Add to cart', {}],
  ] as const)(
    'says %s, and waits for the cart without looking so [D-2-106 D-2-109 D-2-110 D-2-112]',
    (label, changes) => {
      expect(button(changes)).toMatch(new RegExp(`aria-disabled="true"[^>]*>${label}$`));
      expect(button(changes)).not.toContain('disabled=""');
    },
  );
  it.each([
    ['Coming Soon', { saleMode: 'scheduledRelease' }],
    ['Sold Out', { soldOut: true }],
    ['Unavailable', { state: 'enabled' }],
  ] as const)(
    'says %s, is out of use and says why [D-2-107 D-2-108 D-2-111 D-2-114 D-2-115 D-2-118]',
    (label, changes) => {
      const reason = /disabled="" aria-description="([^"]+)"/.exec(button(changes))?.[1];
      expect(button(changes)).toMatch(new RegExp(`>${label}$`));
      expect(words(changes)).toContain(`|${reason}|`);
    },
  );
});

describe('the badges of a card', () => {
  const secondary = { badgeSecondaryIds: ['bs-cover'], badgeSecondaryTitles: ['Ten-year cover'] };
  it('are the primary one, then secondary ones, in their own colours [D-3-10]', () => {
    const html = card({ badgePrimaryId: 'bp-pick', ...secondary }, [pick, cover]);
    expect(html.indexOf('Editor’s pick')).toBeLessThan(html.indexOf('Ten-year cover'));
    expect(html).toContain('style="color:#7A5500;background:#FDF0CC"');
  });
  it('are read one after the other, not as one word', () => {
    const text = card({ badgePrimaryId: 'bp-pick', ...secondary }, [pick, cover]).replace(/<[^>]+>/g, '');
    expect(text).toContain('Editor’s pick Ten-year cover');
  });
  it('have the icon that their data names [D-3-11]', () => {
    const html = card({ badgePrimaryId: 'bp-pick' }, [pick]);
    expect(html).toContain('i-first i-star');
    expect(card({ badgePrimaryId: 'bp-pick' }, [{ ...pick, icon: 'N/A' }])).not.toContain('i-star');
    expect(card({ badgePrimaryId: 'bp-pick' }, [{ ...pick, icon: 'unicorn' }])).not.toContain('i-unicorn');
  });
  it.each([
    ['before it begins', { timeFrom: '2026-11-15T12:00:00+11:00' }],
    ['once it has ended', { timeTo: '2026-11-15T12:00:00+11:00' }],
    ['with a date that cannot be read', { timeTo: '31/02' }],
  ])('do not include one %s [D-5-01 D-5-02]', (_, dates) => {
    expect(words({ badgePrimaryId: 'bp-pick' }, [{ ...pick, ...dates }])).not.toContain('Editor’s pick');
  });
  it('include no secondary ones when ids and titles do not pair up [D-5-03]', () => {
    expect(words({ ...secondary, badgeSecondaryTitles: [] }, [cover])).not.toContain('Ten-year cover');
  });
  it('stand in the text when they are promotions [D-3-12]', () => {
    const shown = words({ badgeSecondaryIds: ['bs-bundle'], badgeSecondaryTitles: ['Kitchen bundle'] }, [bundle]);
    expect(shown).toContain('|$2,988|Kitchen bundle|In stock|');
  });
  it('are links beside the link of the card, never in it [D-3-10]', () => {
    const html = card({ badgePrimaryId: 'bp-pick' }, [{ ...pick, link: '/categories/fridges' }]);
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /);
  });
});
