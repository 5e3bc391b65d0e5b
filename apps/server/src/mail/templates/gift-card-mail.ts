import { type BoughtGiftCard, printedCardNumber } from '@wattle/domain/gift-card';
import { formatPrice, toCents } from '@wattle/domain/money';
import { fillMessage, giftCardMailMessages as words } from '@wattle/messages';
import type { NoticeMail } from '@wattle/providers/mail';
import { writeGiftCardLetter } from './gift-card-letter.ts';
import { type Block, button, factList, note, paragraph, subheading } from './mail-blocks.ts';
import type { MailFrom } from './mail-from.ts';

/** A card's number and PIN, which only this mail contains. */
export type IssuedGiftCard = { readonly code: string; readonly pin: string };

export type GiftCardMailFacts = Pick<BoughtGiftCard, 'amountCents' | 'details'> & {
  readonly cards: readonly MailedGiftCard[];
  /** yyyy-mm-dd */
  readonly expires: string;
  /** They were sent before, with PINs that no longer work. */
  readonly isAgain?: true;
};

/** `balanceCents`: what is left on the card; absent: all of it. */
type MailedGiftCard = IssuedGiftCard & { readonly balanceCents?: number };

const lastDay = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** Sends gift cards to their recipient: sender, number, PIN, balance, and how to use them [C-3-14]. */
export function writeGiftCardMail(facts: GiftCardMailFacts, from: MailFrom): NoticeMail {
  const { details, cards, amountCents } = facts;
  const again = (cards.length === 1 ? words.one : words.several).again;
  return writeGiftCardLetter({
    ...{ details, amountCents, count: cards.length, words, from },
    hero: [
      ...(facts.isAgain ? [paragraph(fillMessage(again, { sender: details.senderName }))] : []),
      ...messageOf(details.message),
      button(words.button, `${from.publicUrl}/`),
    ],
    blocks: [...cards.flatMap((_, index) => cardOf(facts, index)), paragraph(words.howTo), note(words.keep)],
  });
}

const messageOf = (message: string): Block[] =>
  message === '' ? [] : [factList([{ label: words.message, lines: message.split('\n') }])];

function cardOf({ cards, amountCents, expires }: GiftCardMailFacts, index: number): Block[] {
  const card = cards[index];
  if (!card) return [];
  const title = cards.length === 1 ? words.card : fillMessage(words.cardOf, { unit: index + 1, count: cards.length });
  return [
    subheading(title),
    factList([
      { label: words.number, lines: [printedCardNumber(card.code)] },
      { label: words.pin, lines: [card.pin] },
      { label: words.balance, lines: [formatPrice(toCents(card.balanceCents ?? amountCents))] },
      { label: words.expires, lines: [lastDay.format(Date.parse(`${expires}T00:00:00Z`))] },
    ]),
  ];
}
