import { SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, externalLink, h2, list, p, pRich, table } from '../blocks.ts';

export const privacyPolicy: ArticleDraft = {
  id: SHOP.articleIds.privacyPolicy,
  parentId: 'about',
  name: 'Privacy policy',
  kicker: 'Policies',
  summary: 'What we collect, why, who sees it, how long we keep it, and how to have it shown, changed or deleted.',
  heroImage: null,
  publishedDaysAgo: 200,
  checkedDaysAgo: 17,
  body: [
    p(
      'This policy applies to Wattle Retail Pty Ltd: our stores, our telephone and this site. We handle personal information under the Privacy Act 1988 and the Australian Privacy Principles. We have tried to write it so that it can be read in four minutes.',
    ),
    h2('What we collect, and why'),
    table(
      ['What', 'Why', 'How long'],
      [
        [
          'Name, email, telephone, addresses',
          'To deliver, to answer, to find your order',
          'While you have an account; orders 7 years, as tax law asks',
        ],
        [
          'What you bought, returned and had repaired',
          'Warranty, recalls, your rights',
          '7 years, or the life of a plan',
        ],
        ['Last four digits and kind of card', 'To recognise a payment', '7 years'],
        ['Cart and wishlist', 'So that they are there when you come back', 'Until you empty them, or 13 months'],
        [
          'Postcode or suburb you set',
          'Delivery days, nearest stores',
          'On your device; with your account if you sign in',
        ],
        ['What pages are used, and how', 'To mend and improve the site, to stop fraud', '14 months'],
        ['Newsletter choices', 'To send what you asked for, and nothing else', 'Until you unsubscribe'],
        ['Recordings of calls, if you agree', 'To check what was promised', '90 days'],
      ],
    ),
    p(
      'You can browse, and buy in a store, without telling us who you are. For delivery we need a name, an address and a telephone number. We do not collect sensitive information such as health details.',
    ),
    h2('Who sees it'),
    list(
      'Our own people, as far as their work needs it.',
      'Companies that work for us under contract: carriers, installers, payment, email and hosting providers, and repairers. They may use it only for that work.',
      'Afterpay, Zip, PayPal and other payment companies, if you choose them. Their own policies apply.',
      'Makers, when you ask us to make a warranty claim or when there is a recall.',
      'Police and regulators, when the law requires it.',
    ),
    p(
      'We do not sell personal information and do not let others advertise to you with it. Some of our providers store data outside Australia, at present in New Zealand, Singapore, the European Union and the United States. We choose them by how they protect it and remain responsible to you.',
    ),
    h2('Cookies and similar things'),
    p(
      'The site needs a few to keep you signed in, hold your cart and prevent fraud. Measuring how the site is used is optional. Videos and maps of others load only when you press them. If you block everything, you can still read the site; you cannot check out.',
    ),
    h2('Marketing'),
    p(
      'We send the newsletter only if you ask for it. Every issue has a link to end it, and your account has the same switch. Messages about your order, a recall or a change of these terms are not marketing and come anyway.',
    ),
    h2('How we protect it'),
    p(
      'Connections are encrypted, passwords are stored as one-way hashes, card numbers never reach our servers, and access is logged. If a breach is likely to cause you serious harm, we tell you and the regulator, as the notifiable data breaches scheme requires.',
    ),
    h2('Your choices'),
    list(
      'See or correct most of it in your account, or ask us for a copy.',
      'Ask us to delete what we do not have to keep. We answer within 30 days.',
      'Use another name when you only want to ask something.',
    ),
    h2('Questions and complaints'),
    pRich(
      `Write to our privacy officer through ${anchor(toArticle('contact'), 'contact')}, beginning with the word Privacy, or call ${SHOP.supportPhone}. We answer within 30 days. If you are not satisfied, you can complain to the Office of the Australian Information Commissioner.`,
    ),
    externalLink('https://www.oaic.gov.au', 'Office of the Australian Information Commissioner'),
    p(
      'When this policy changes, the date above changes with it, and account holders are told of anything that matters.',
    ),
  ],
};
