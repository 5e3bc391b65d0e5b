import { ARTICLE_IDS, SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, externalLink, h2, list, p, pRich, table } from '../blocks.ts';
import { answer } from '../guide-blocks.ts';

export const privacyPolicy: ArticleDraft = {
  id: ARTICLE_IDS.privacyPolicy,
  parentId: 'about',
  name: 'Privacy policy',
  kicker: 'Policies',
  summary: 'What we collect, why, who sees it, how long we keep it, and how to have it shown, changed or deleted.',
  heroImage: null,
  publishedDaysAgo: 200,
  checkedDaysAgo: 17,
  body: [
    answer(
      'We collect what we need to sell, deliver and mend, and we do not sell it.',
      'Marketing only if you ask for it, and every message has a way out.',
      'See it, correct it or have it deleted: we answer within 30 days.',
    ),
    p(
      'This policy applies to Wattle Retail Pty Ltd, ABN 00 000 000 000: our stores, our telephone and this site. We handle personal information under the Privacy Act 1988 (Cth) and the Australian Privacy Principles (APPs).',
    ),
    h2('What we collect, and why'),
    table(
      ['What', 'Why', 'How long'],
      [
        [
          'Name, email, telephone, addresses',
          'To deliver, to answer, to find your order',
          'While you have an account; orders 7 years, for tax and for claims',
        ],
        [
          'What you bought, returned and had repaired',
          'Warranty, recalls, your rights',
          '7 years, or the life of a plan',
        ],
        ['Last four digits and kind of card', 'To recognise a payment', '7 years'],
        [
          'Cart, wishlist, measures of your space, what you looked at and searched for',
          'So that they are there when you come back',
          'On your device, until you empty them',
        ],
        ['Postcode or suburb you set', 'Delivery days, nearest stores', 'On your device, until you change it'],
        ['Your position, if you press the button in the store finder', 'To find the nearest store', 'Not kept'],
        ['What you write in a form', 'To answer it', '2 years; job applications 6 months'],
        ['Newsletter and event choices', 'To send what you asked for, and nothing else', 'Until you unsubscribe'],
        ['Technical records of visits', 'To keep the site running, to stop fraud', '14 months'],
        ['Recordings of calls, if you agree', 'To check what was promised', '90 days'],
      ],
    ),
    p(
      'We collect it from you, when you order, write, call or use the site. Sometimes we get it from others: a friend who sends you a gift card, a carrier who reports a delivery, a payment company that reports a payment. We do not collect sensitive information such as health details, and ask you not to send it.',
    ),
    h2('Without a name'),
    p(
      'You can browse, and buy in a store, without telling us who you are, and use another name when you only want to ask something. For a delivery we need a name, an address and a telephone number; without them we cannot deliver.',
    ),
    h2('Who sees it'),
    list(
      'Our own people, as far as their work needs it.',
      'Companies that work for us under contract: carriers, installers, payment, email and hosting providers, and repairers. They may use it only for that work.',
      'Afterpay, Zip, PayPal and other payment companies, if you choose them. Their own policies apply.',
      'Makers, when you ask us to make a warranty claim, when there is a recall, or when we sell as their agent.',
      'Police and regulators, when the law requires or allows it.',
    ),
    p('We do not sell personal information and do not let others advertise to you with it.'),
    h2('Outside Australia'),
    p(
      'Some of our providers store data outside Australia, at present in New Zealand, Singapore, the European Union and the United States. Before we use one, we take reasonable steps to see that it will handle the data as the APPs ask, and we remain responsible to you for what it does.',
    ),
    h2('Cookies and what is kept on your device'),
    p(
      'The site keeps your cart, your wishlist, your place and a number for recommendations in your browser. They stay there and can be cleared in its settings at any time. Films in our guides come from YouTube and Vimeo and load only when you press play; their policies apply while you watch. Without any of this you can still read the site.',
    ),
    h2('Marketing'),
    p(
      'We send the newsletter, event invitations and messages about offers only if you have asked for them. As the Spam Act 2003 requires, each one says that it is from us and has a way to end it that works; we act on it within five business days. We do not ring numbers on the Do Not Call Register to sell. Messages about your order, a recall or a change of these terms are not marketing and come anyway.',
    ),
    h2('How we protect it'),
    p(
      'Connections are encrypted, PINs and passwords are stored as one-way hashes, card numbers are typed into fields of our payment provider, and access is logged. What we no longer need is deleted or made anonymous. If a breach is likely to cause you serious harm, we tell you and the regulator, as the notifiable data breaches scheme requires.',
    ),
    h2('Children'),
    p('The shop is for adults. We do not knowingly keep data of anybody under 16 without a parent’s consent.'),
    h2('Automated decisions'),
    p(
      'Recommendations are chosen by a program from what was looked at and bought. A program may also hold an order that looks like fraud; a person decides before it is declined, and tells you.',
    ),
    h2('See, correct, delete'),
    list(
      'Ask us for a copy of what we hold about you. It is free.',
      'Ask us to correct what is wrong or out of date.',
      'Ask us to delete what we do not have to keep.',
      'We answer within 30 days. If we refuse, we say why in writing and how you can complain.',
    ),
    h2('Questions and complaints'),
    pRich(
      `Write to our privacy officer through ${anchor(toArticle('contact'), 'contact')}, beginning with the word Privacy, call ${SHOP.supportPhone}, or write to 402 Murray Road, Preston VIC 3072. We acknowledge a complaint within five working days and answer it within 30 days. If you are not satisfied, or 30 days have passed, you can complain to the Office of the Australian Information Commissioner (OAIC), GPO Box 5288, Sydney NSW 2001, telephone 1300 363 992.`,
    ),
    externalLink('https://www.oaic.gov.au', 'Office of the Australian Information Commissioner'),
    p(
      'When this policy changes, the date above changes with it, and we tell those whom it matters to. You may have it on paper, free, from any store.',
    ),
  ],
};
