import { SHOP } from '@wattle/domain';
import { type ArticleId, toArticle } from './article-paths.ts';
import { type CategoryKey, toCategory } from './catalogue-ids.ts';
import { menuFeatures, menuHighlights } from './menu-settings.ts';
import type { SettingsLink, ShopSettings } from './shop-settings.ts';

const article = (id: ArticleId, label: string): SettingsLink => ({ label, path: toArticle(id) });
const category = (key: CategoryKey, label: string): SettingsLink => ({ label, path: toCategory(key) });

const FOOTER: ShopSettings['footerColumns'] = [
  {
    heading: 'Shop',
    links: [
      category('fridges', 'Fridges'),
      category('laundry', 'Laundry'),
      category('cooking', 'Cooking'),
      category('tvAndAudio', 'TV and audio'),
      category('giftCards', 'Gift cards'),
      { label: 'All brands', path: '/brands' },
    ],
  },
  {
    heading: 'Help',
    links: [
      article('delivery-and-installation', 'Delivery and installation'),
      article('returns', 'Returns'),
      article('repair-plans', 'Repair plans'),
      article('track-an-order', 'Track an order'),
      article('ways-to-pay', 'Ways to pay'),
      article('buying-guides', 'Buying guides'),
      article('contact', 'Contact us'),
    ],
  },
  {
    heading: 'About',
    links: [
      article('our-story', 'Our story'),
      { label: 'Stores', path: '/stores' },
      article('recycling', 'Recycling'),
      article('events', 'Events'),
      article('careers', 'Careers'),
      article('accessibility', 'Accessibility'),
      article('checkout-privacy-policy', 'Privacy'),
      article('checkout-terms-of-sale', 'Terms of sale'),
    ],
  },
];

const PROMISES: ShopSettings['promises'] = [
  {
    icon: 'calendar',
    title: 'You pick the day',
    text: 'Two-hour window, text on the way',
    path: toArticle('delivery-and-installation'),
  },
  {
    icon: 'recycle',
    title: 'Old one taken away',
    text: '96% of it recycled in Victoria',
    path: toArticle('recycling'),
  },
  { icon: 'tag', title: 'Price promise', text: 'Found it for less? We match it', path: toArticle('price-promise') },
  { icon: 'chat', title: 'People, 7 days', text: `${SHOP.supportPhone}, no menus`, path: toArticle('contact') },
];

/** What the frame of the shop says. Plain data, so that an import can replace it. */
export function generateSettings(): ShopSettings {
  return {
    company: {
      name: 'Wattle Retail Pty Ltd',
      abn: '00 000 000 000',
      smallPrint: 'Prices in Australian dollars, GST included.',
    },
    supportPhone: SHOP.supportPhone,
    supportHours: ['Monday to Saturday 9:00am-5:00pm', 'Sunday 10:00am-4:00pm'],
    utilityLinks: [
      article('track-an-order', 'Track an order'),
      { label: 'Find a store', path: '/stores' },
      article('help', 'Help'),
    ],
    footerColumns: FOOTER,
    socialLinks: [
      { label: 'Instagram', href: 'https://www.instagram.com/' },
      { label: 'YouTube', href: 'https://www.youtube.com/' },
      { label: 'Facebook', href: 'https://www.facebook.com/' },
    ],
    newsletter: { heading: 'Good prices, good advice. One email a week.', listId: 'newsletter' },
    paymentMarks: ['VISA', 'mastercard', 'AMEX', 'PayPal', 'afterpay', 'zip', 'Apple Pay'],
    promises: PROMISES,
    menuFeatures: menuFeatures(),
    menuHighlights: menuHighlights(),
  };
}
