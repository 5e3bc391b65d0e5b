import { readEmailLink } from '@wattle/domain/account';
import { exactPrice, toCents } from '@wattle/domain/money';
import { type OrderRefund, type OrderReturn, type OrderStatus, REFUND_WAYS } from '@wattle/domain/order';
import { CODE_MAIL_KINDS, type Mail } from '@wattle/providers/mail';
import { describe, expect, it } from 'vitest';
import { findCode, listLinks } from '../find-code.ts';
import { sampleFrom } from '../testing/sample-from.ts';
import { SAMPLE_ORDER, SAMPLE_PICKUP } from '../testing/sample-order.ts';
import { writeAccountNoticeMail } from './account-notice-mail.ts';
import { writeAddressChangedMail } from './address-changed-mail.ts';
import { writeBackInStockMail } from './back-in-stock-mail.ts';
import { type CodeMailFacts, writeCodeMail } from './code-mail.ts';
import { writeDayChangedMail } from './day-changed-mail.ts';
import { writeEnquiryAnswerMail } from './enquiry-answer-mail.ts';
import { type GiftCardMailFacts, writeGiftCardMail } from './gift-card-mail.ts';
import { writeGiftCardStoppedMail } from './gift-card-stopped-mail.ts';
import { writeLateOrderMail } from './late-order-mail.ts';
import { writeLatePaymentMail } from './late-payment-mail.ts';
import { type OrderMailStatus, writeOrderMail } from './order-mail.ts';
import { writeRefundFailedMail, writeRefundMail } from './refund-mail.ts';
import { writeReturnMail } from './return-mail.ts';

const SHOP_URL = 'https://shop.kettle.example';
const FROM = sampleFrom(SHOP_URL);
const SCRIPT = '<script>alert(1)</script>';
const CODE: Omit<CodeMailFacts, 'kind'> = {
  to: 'mia@example.com',
  sub: '5b0c-user',
  givenName: 'Zoë',
  code: '493817',
  seconds: 86_400,
};
const STATUSES: readonly OrderMailStatus[] = ['PENDING', 'PLACED', 'ON_THE_WAY', 'READY_TO_COLLECT', 'CANCELLED'];
const LINKS = {
  ...FROM,
  orderLink: (number: string) => ({
    url: `${SHOP_URL}/orders/find#order=${number}&key=signed`,
    endsAt: Date.parse('2026-12-18T03:00:00Z'),
  }),
};
const order = (status: OrderMailStatus, of = SAMPLE_ORDER) => writeOrderMail(of, status, LINKS);

const giftCard = (count: number, details: Partial<GiftCardMailFacts['details']> = {}) =>
  writeGiftCardMail(
    {
      amountCents: toCents(5000),
      expires: '2029-11-16',
      cards: Array.from({ length: count }, (_, index) => ({ code: `603628123456789012${index}`, pin: `482${index}` })),
      details: {
        amount: 50,
        message: 'Happy birthday!\nLove from us',
        recipientEmail: 'priya@example.com',
        recipientName: 'Priya',
        senderName: 'Mia',
        ...details,
      },
    },
    FROM,
  );

const REFUND: OrderRefund = {
  ...{ id: 'W-204817-R1', at: 0, lines: [{ lineId: '1', qty: 1, amountCents: 312_700, gstCents: 28_427 }] },
  ...{ deliveryCents: 1900, goodwillCents: 500, alreadyCents: 300, amountCents: 314_800, gstCents: 28_600 },
  parts: REFUND_WAYS.map((way) => ({ way, label: 'Visa ending 1111', amountCents: 78_700, state: 'SENT' })),
};
const refund = (back: OrderRefund['parts'] = REFUND.parts, isCancelled = false) =>
  writeRefundMail(SAMPLE_ORDER, { refund: REFUND, back, isCancelled }, LINKS);
const RETURN: OrderReturn = {
  ...{ id: 'W-204817-T1', at: 0, reason: 'FAULTY', note: '', lines: [{ lineId: '1', qty: 1 }], state: 'DECLINED' },
  ...{ answer: 'It works as it should.', refundId: null },
};

const LATE = {
  ...{ orderNumber: 'W-204817', amountCents: 12_345, type: 'ADYEN_ZIP', isSecond: false },
  contact: SAMPLE_ORDER.contact,
};
const stopped = (count: number) =>
  writeGiftCardStoppedMail(
    {
      amountCents: toCents(5000),
      codes: Array.from({ length: count }, (_, index) => `603628123456789012${index}`),
      details: {
        ...{ amount: 50, message: '', recipientEmail: 'priya@example.com', recipientName: 'Priya', senderName: 'Mia' },
      },
    },
    FROM,
  );

const ALL: readonly Mail[] = [
  ...(['CANCELLED', 'REFUNDED'] as const).flatMap((how) =>
    [LATE, { ...LATE, isSecond: true }].map((late) => writeLatePaymentMail(late, how, LINKS)),
  ),
  ...[1, 2].map(stopped),
  refund(),
  refund([], true),
  writeRefundFailedMail(SAMPLE_ORDER, 12_345, LINKS),
  ...(['ASKED', 'DECLINED'] as const).map((state) => writeReturnMail(SAMPLE_ORDER, RETURN, state, LINKS)),
  ...CODE_MAIL_KINDS.map((kind) => writeCodeMail({ ...CODE, kind }, FROM)),
  ...(['PASSWORD_CHANGED', 'EMAIL_CHANGED', 'BACKUP_CODE_USED', 'PASSKEY_ADDED'] as const).map((kind) =>
    writeAccountNoticeMail({ kind, to: CODE.to, givenName: null }, FROM),
  ),
  writeEnquiryAnswerMail({ to: CODE.to, asked: 'Does it fit?', askedAt: 0, answer: 'Yes.\nIt does.' }, FROM),
  ...[1, 3].map((count) => giftCard(count)),
  ...[SAMPLE_ORDER, SAMPLE_PICKUP].map((one) => writeDayChangedMail(one, LINKS)),
  ...[SAMPLE_ORDER, SAMPLE_PICKUP].flatMap((one) =>
    (['PLACED', 'PACKED', 'ON_THE_WAY'] as const).map((status) => writeLateOrderMail({ ...one, status }, LINKS)),
  ),
  ...(SAMPLE_ORDER.shipping.type === 'DELIVERY'
    ? [writeAddressChangedMail(SAMPLE_ORDER, SAMPLE_ORDER.shipping.address, LINKS)]
    : []),
  ...['Kettle', 'A name that is too long for the line in which mailboxes show what a mail is about'].map((name) =>
    writeBackInStockMail(
      {
        to: CODE.to,
        name,
        price: '$59',
        link: `${SHOP_URL}/products/k1`,
        stopLink: `${SHOP_URL}/stock-alerts/stop#key=1`,
      },
      FROM,
    ),
  ),
  ...STATUSES.flatMap((status) => [order(status), order(status, SAMPLE_PICKUP)]),
];
const named = ALL.map((mail) => ({ name: `${mail.kind} "${mail.subject}"`, mail }));

/** The visible text of an HTML part. */
const wordsOf = (html: string): string =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');

describe.each(named)('the mail $name', ({ mail }) => {
  it('is whole: both parts, nothing unfilled, nothing undefined', () => {
    expect(mail.subject).toMatch(/^[A-Z][^{}\n]{5,70}$/);
    for (const part of [mail.text, wordsOf(mail.html)]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/);
      expect(part.length).toBeGreaterThan(200);
    }
    expect(mail.text).not.toMatch(/<\/?\w+[^>]*>|&#?\w+;/);
  });

  it('leads to the shop by whole addresses only, the same in both parts', () => {
    const inHtml = [...mail.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = '']) =>
      url.replaceAll('&#38;', '&'),
    );
    expect(inHtml.length).toBeGreaterThan(0);
    for (const url of [...inHtml, ...listLinks(mail.text)])
      expect(url).toMatch(/^https:\/\/shop\.kettle\.example(\/|$)/);
    const pages = inHtml.filter((url) => !/\/cdn-cgi\/|\.png$/.test(url) && url !== `${SHOP_URL}/`);
    expect(listLinks(mail.text)).toEqual(expect.arrayContaining(pages));
  });

  it('is made for mailboxes: no script, no style sheet elsewhere, a table no wider than 600', () => {
    expect(mail.html).not.toMatch(/<script|<link|<form|@import|url\(|\son\w+=/i);
    expect(mail.html).toContain('max-width:600px');
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    // Gmail and others clip longer mails
    expect(Buffer.byteLength(mail.html)).toBeLessThan(100_000);
  });
});

describe('mails about orders and gift cards', () => {
  it('say what matters most in a band below the logo', () => {
    const about = ALL.filter(({ kind }) => kind.startsWith('ORDER_') || kind === 'GIFT_CARD');
    expect(about.filter(({ html }) => !/class="hero"[\s\S]*<h1/.test(html)).map(({ subject }) => subject)).toEqual([]);
  });

  it('name how a payment that came too late was made, and whether it was charged', () => {
    expect(writeLatePaymentMail(LATE, 'CANCELLED', LINKS).text).toMatch(
      /^\$123\.45 WAS NOT CHARGED[\s\S]*Your Zip payment of/,
    );
    const card = writeLatePaymentMail({ ...LATE, type: 'ADYEN_CREDIT_CARD' }, 'REFUNDED', LINKS);
    expect(card.text).toMatch(/^\$123\.45 REFUNDED[\s\S]*Your card payment of/);
  });

  it('say of a second payment that the order was already paid, and not that it was cancelled', () => {
    for (const how of ['CANCELLED', 'REFUNDED'] as const) {
      const { subject, text } = writeLatePaymentMail({ ...LATE, isSecond: true }, how, LINKS);
      expect(subject).toMatch(/^A second payment has been/);
      expect(text).toContain('your order W-204817, which you had already paid');
      expect(text).not.toMatch(/timed out|any order/);
    }
  });
});

describe('a mail about gift cards that were stopped', () => {
  it.each([
    [1, 'It had not been used.'],
    [2, 'They had not been used.'],
  ])('of %s says what has happened, and nothing of money that may still be on its way', (count, words) => {
    const { text } = stopped(count);
    expect(text).toContain(words);
    expect(text).not.toMatch(/money|refund/i);
    expect(text).toContain('ask Mia');
  });
});

describe('the numbers in a mail', () => {
  it('of orders and papers stay on one line', () => {
    const one = (number: string) => `<span style="white-space:nowrap;">${number}</span>`;
    expect(refund().html).toContain(one('W-204817'));
    expect(refund().html).toContain(one('W-204817-R1'));
  });

  it('say what one costs where there are several', () => {
    expect(order('PLACED').text).toMatch(/2 × Espresso cup: \$25\.00\n {2}Model CUP-2\n {2}\$12\.50 each/);
  });
});

describe('the heading of a mail about an order', () => {
  it('is the day on which it comes, where there is one', () => {
    expect(order('PLACED').text).toContain('TUESDAY 17 TO FRIDAY 20 NOVEMBER');
    expect(order('ON_THE_WAY').html).toMatch(/<h1[^>]*>Tuesday 17 to Friday <span[^>]*>20 November<\/span><\/h1>/);
    expect(order('READY_TO_COLLECT', SAMPLE_PICKUP).text).toMatch(/^READY TO COLLECT/);
  });
});

describe('a shop without a telephone', () => {
  const silent = { ...LINKS, shop: () => ({ ...FROM.shop(), phone: '' }) };

  it('asks nobody to call, in any mail', () => {
    const mails = [
      ...STATUSES.map((status) => writeOrderMail(SAMPLE_ORDER, status, silent)),
      writeLateOrderMail({ ...SAMPLE_ORDER, status: 'ON_THE_WAY' }, silent),
      writeDayChangedMail(SAMPLE_ORDER, silent),
      ...CODE_MAIL_KINDS.map((kind) => writeCodeMail({ ...CODE, kind }, silent)),
    ];
    for (const { subject, text, html } of mails) {
      expect(text, subject).not.toMatch(/call us|\{|\bon[ ,]*\./i);
      expect(html, subject).not.toMatch(/call us/i);
    }
    expect(mails[0]?.text).toContain('Have your order number ready and contact us.');
  });
});

describe('a mail about a promised day that has passed', () => {
  const late = (status: OrderStatus, of = SAMPLE_ORDER) => writeLateOrderMail({ ...of, status }, LINKS).text;

  it('names the last of the days, says what is known and that the rest is not, and how to reach the shop', () => {
    const text = late('ON_THE_WAY');
    for (const words of [
      'FRIDAY 20 NOVEMBER',
      'no record that your order W-204817 was delivered, and we do not know yet why. It has left our warehouse.',
      'If it has arrived after all, there is nothing you need to do.',
      `call us on ${FROM.shop().phone}`,
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/tomorrow|soon|TUESDAY 17/i);
  });

  it('offers what its shopper can still do, and nothing else', () => {
    const offered = ['PLACED', 'PACKED', 'ON_THE_WAY'].map((status) =>
      late(status as OrderStatus).includes('choose another day, or cancel'),
    );
    expect(offered).toEqual([true, false, false]);
  });

  it('lists what is still to come: no gift card, nothing that was refunded', () => {
    const text = writeLateOrderMail({ ...SAMPLE_ORDER, refunds: [REFUND] }, LINKS).text;
    const [refunded] = REFUND.lines;
    const names = SAMPLE_ORDER.lines
      .filter(({ id, giftcard }) => giftcard === null && id !== refunded?.lineId)
      .map(({ name }) => name);
    for (const name of names) expect(text).toContain(name);
    expect(text).not.toMatch(/gift card|French door/i);
    const three = SAMPLE_ORDER.lines.map((line) => (line.id === refunded?.lineId ? { ...line, qty: 3 } : line));
    const part = writeLateOrderMail({ ...SAMPLE_ORDER, lines: three, refunds: [REFUND] }, LINKS).text;
    expect(part).toMatch(/2 × .*French door/);
  });

  it('asks to wait before coming in, where it is collected', () => {
    const text = late('PACKED', SAMPLE_PICKUP);
    expect(text).toContain('is not ready at');
    expect(text).toContain('It is packed, and has not reached the store.');
    expect(text).not.toMatch(/deliver|arrive/i);
  });
});

describe('a mail about a refund', () => {
  it('does not call a released hold a refund', () => {
    const held = REFUND.parts.map((part) => ({ ...part, way: 'NOT_TAKEN' as const }));
    const { text, subject } = refund(held);
    expect(text).toContain('What was released');
    expect(`${subject} ${text}`).not.toMatch(/what (was refunded|went back)|your refund|have refunded/i);
  });

  it('adds up what went back to several', () => {
    const parts = REFUND.parts.slice(0, 2).map((part) => ({ ...part, way: 'REFUND' as const }));
    const cents = parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(parts.length).toBe(2);
    expect(refund(parts).text).toContain(`Refunded: ${exactPrice(toCents(cents))}`);
  });

  it('says where each part went, in the words of its way', () => {
    const { text } = refund();
    for (const words of [
      'Visa ending 1111: $787.00\n  It was held, and is released. It was never charged.',
      'Visa ending 1111: $787.00\n  Sent back. Banks take up to 5 business days to show it.',
      'Visa ending 1111: $787.00\n  Back on the card. You can use it now.',
      'New gift card: $787.00\n  We could not put it back on your Visa ending 1111.',
      'Includes GST of $286.00',
    ])
      expect(text).toContain(words);
  });

  it('has the sum in its heading when all of it has gone back, and not when some was only held', () => {
    const [first] = REFUND.parts;
    if (!first) throw new Error('The sample has parts.');
    expect(refund([{ ...first, way: 'REFUND' }]).text).toContain('$787.00 REFUNDED');
    for (const back of [REFUND.parts, [{ ...first, way: 'NOT_TAKEN' as const }]])
      expect(refund(back).text).not.toMatch(/\$787\.00 refunded/i);
  });

  it('names its cause where one was noted', () => {
    const { text } = writeRefundMail(
      SAMPLE_ORDER,
      { refund: { ...REFUND, cause: 'PRICE_MATCH' }, back: REFUND.parts, isCancelled: false },
      LINKS,
    );
    expect([text.includes('Reason: price match'), refund().text.includes('Reason')]).toEqual([true, false]);
  });

  it('names a single thing without a count', () => {
    const name = SAMPLE_ORDER.lines[0]?.name ?? '';
    const returned = writeReturnMail(SAMPLE_ORDER, RETURN, 'ASKED', LINKS).text;
    for (const text of [refund().text, returned]) {
      expect(text).toContain(name);
      expect(text).not.toContain('1 ×');
    }
  });

  it('says of a cancellation before the payment was sure that nothing was charged', () => {
    const pending = {
      ...SAMPLE_ORDER,
      history: SAMPLE_ORDER.history.map((one) => ({ ...one, status: 'PENDING' as const })),
    };
    const { text } = writeRefundMail(pending, { refund: null, back: [], isCancelled: true }, LINKS);
    expect(text).toContain('You have not been charged');
    expect(text).not.toContain('Nothing more will be sent');
  });

  it('says of a cancellation no word of money that has not gone back', () => {
    const { text, subject } = refund([], true);
    expect(subject).toBe('Your order W-204817 has been cancelled');
    expect(text).not.toMatch(/\$|refund|back|goes|will be paid/i);
  });
});

describe('a mail with a code', () => {
  it.each([
    ['SIGN_UP_CODE', '/account/signup'],
    ['RESET_PASSWORD_CODE', '/account/password/reset'],
    ['VERIFY_EMAIL_CODE', '/account/verify'],
  ] as const)('%s links back to %s with code and user [C-2-45]', (kind, page) => {
    const { code, link = '' } = findCode(writeCodeMail({ ...CODE, kind }, FROM));
    expect(code).toBe('493817');
    const url = new URL(link);
    expect(url.origin + url.pathname).toBe(`${SHOP_URL}${page}`);
    expect(readEmailLink(url.search)).toEqual({ code: '493817', user: '5b0c-user' });
  });

  it('to sign in has no link: the page with the rest is open', () => {
    const { code, link } = findCode(writeCodeMail({ ...CODE, kind: 'SIGN_IN_CODE' }, FROM));
    expect([code, link]).toEqual(['493817', undefined]);
  });

  it.each([
    [86_400, '24 hours'],
    [7_199, '1 hour'],
    [600, '10 minutes'],
    [30, '1 minute'],
  ])('that works for %i seconds says %s', (seconds, words) => {
    const { text } = writeCodeMail({ ...CODE, kind: 'SIGN_UP_CODE', seconds }, FROM);
    expect(text).toContain(`The code works once and expires in ${words}.`);
  });

  it('keeps the code out of the subject, where a locked telephone shows it', () => {
    for (const kind of CODE_MAIL_KINDS) expect(writeCodeMail({ ...CODE, kind }, FROM).subject).not.toContain('493817');
  });

  it.each([
    ['Zoë', 'Hi Zoë,'],
    ["Mary-Jane O'Brien", "Hi Mary-Jane O'Brien,"],
    [SCRIPT, 'Hi,'],
    ['Win $500 at evil.example', 'Hi,'],
    ['Mia\nBcc: eve@example.com', 'Hi,'],
    ['a'.repeat(31), 'Hi,'],
    [null, 'Hi,'],
  ])('greets %j', (givenName, greeting) => {
    const { text, html } = writeCodeMail({ ...CODE, kind: 'SIGN_UP_CODE', givenName }, FROM);
    expect(text.split('\n')).toContain(greeting);
    expect(wordsOf(html)).toContain(` ${greeting} `);
    expect(html).not.toContain('<script');
  });
});

describe('a mail with a gift card', () => {
  it('goes to whom it is for, with sender, message, number, PIN, balance and last day in both parts [C-3-14]', () => {
    const mail = giftCard(1);
    expect([mail.to, mail.kind, mail.subject]).toEqual([
      'priya@example.com',
      'GIFT_CARD',
      'A Kettle House gift card for you from Mia',
    ]);
    const said = ['Hi Priya,', 'Mia has given you', 'Happy birthday!', 'Love from us', '6036 2812 3456 7890 120'];
    for (const part of [mail.text, wordsOf(mail.html)])
      for (const words of [...said, '4820', '$50', '16 November 2029']) expect(part).toContain(words);
  });

  it('has each of several, and says which is which', () => {
    const { text } = giftCard(3);
    for (const words of ['Card 1 of 3', '4820', 'Card 3 of 3', '4822']) expect(text).toContain(words);
  });

  it('keeps number and PIN out of what a locked telephone shows', () => {
    const { subject, html } = giftCard(1);
    const preheader = html.slice(html.indexOf('<body'), html.indexOf('role="article"'));
    for (const shown of [subject, preheader]) expect(shown).not.toMatch(/4820|6036/);
  });

  it('shows a message as text, and none where there is none', () => {
    expect(giftCard(1, { message: SCRIPT }).html).not.toContain('<script');
    expect(giftCard(1, { message: '' }).text).not.toContain('Their message');
  });
});

describe('a mail about an order', () => {
  it('says until when its link opens the order, in whole days', () => {
    for (const { text } of [order('PLACED'), refund()])
      expect(text).toContain('Opens without a password, for this order only, until Thursday 17 December.');
  });

  it('has its number, lines, prices, savings, payments and GST in both parts', () => {
    const mail = order('PLACED');
    expect([mail.to, mail.kind, mail.subject]).toEqual([
      'mia.tran@example.com',
      'ORDER_PLACED',
      'We have your order W-204817',
    ]);
    for (const part of [mail.text, wordsOf(mail.html)]) {
      for (const words of [
        'W-204817 on 15 November 2026',
        'Nordholm 637L French door fridge, stainless',
        '$2,988.00',
        '3-year repair plan, $289.00',
        '2 × Espresso cup',
        '$25.00',
        'For Priya, by email to priya@example.com',
        'Free with your order',
        'Summer kitchen bundle',
        '−$150.00',
        '$69.00',
        '$3,321.00',
        'Visa ending 1111',
        'Includes GST of $292.82',
        'Tuesday 17 to Friday 20 November',
        '12 Saxon Street',
        'Brunswick VIC 3056',
        'Ring the side bell',
      ]) {
        expect(part).toContain(words);
      }
    }
  });

  it('shows pictures from the shop by whole addresses', () => {
    expect(order('PLACED').html).toContain(
      `src="${SHOP_URL}/cdn-cgi/image/fit=scale-down,format=auto,width=160/pictures/fridge.svg"`,
    );
  });

  it('says one sum of discounts when the offers do not explain it', () => {
    const { text } = order('PLACED', {
      ...SAMPLE_ORDER,
      promotions: [{ id: 'x', name: 'Half of it', savedCents: 7_500 }],
    });
    expect(text).toContain('Discounts: −$150.00');
    expect(text).not.toContain('Half of it');
  });

  it('leads to the order, which opens without typing', () => {
    for (const { text } of [order('PLACED'), order('ON_THE_WAY')]) {
      expect(listLinks(text)).toContain(`${SHOP_URL}/orders/find#order=W-204817&key=signed`);
    }
  });

  it('that is ready says where, and not when: it is now', () => {
    const mail = order('READY_TO_COLLECT', SAMPLE_PICKUP);
    expect(mail.kind).toBe('ORDER_STATUS');
    expect(mail.text).not.toContain('17 November');
    expect(mail.text).toContain('Collect from:\n  Wattle Preston\n  402 Murray Road, Preston VIC 3072\n  03 9000 0001');
  });

  it('repeats what the shop noted for that step', () => {
    const note = 'We text 30 minutes ahead.';
    const moved = {
      ...SAMPLE_ORDER,
      history: [...SAMPLE_ORDER.history, { status: 'ON_THE_WAY' as const, at: 1, note }],
    };
    expect(order('ON_THE_WAY', moved).text).toContain(note);
  });

  it('shows what came from outside as text', () => {
    const [line] = SAMPLE_ORDER.lines;
    if (!line || SAMPLE_ORDER.shipping.type !== 'DELIVERY') throw new Error('the sample has changed');
    const evil = `"><img src=x onerror=alert(1)>${SCRIPT}`;
    const { html } = order('PLACED', {
      ...SAMPLE_ORDER,
      number: evil,
      contact: { ...SAMPLE_ORDER.contact, firstName: evil },
      shipping: {
        ...SAMPLE_ORDER.shipping,
        note: evil,
        label: evil,
        address: { ...SAMPLE_ORDER.shipping.address, contactName: evil, street1: evil },
      },
      lines: [
        {
          ...line,
          name: evil,
          sku: evil,
          imageUrl: `/${evil}`,
          plan: { id: 'p', name: evil, years: 3, totalCents: 1 },
        },
        {
          ...line,
          giftcard: { amount: 10, message: evil, recipientEmail: evil, recipientName: evil, senderName: evil },
        },
      ],
      promotions: [{ id: 'x', name: evil, savedCents: SAMPLE_ORDER.totals.discountCents }],
      payments: [{ type: 'VOUCHER', label: evil, amountCents: 1 }],
    });
    expect(html).not.toMatch(/<script|<img src=x/);
    // the shop's mark and the picture of the line
    expect(html.match(/<img /g)).toHaveLength(2);
  });
});
