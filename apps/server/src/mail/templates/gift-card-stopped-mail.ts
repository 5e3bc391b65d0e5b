import type { BoughtGiftCard } from '@wattle/domain/gift-card';
import { giftCardStoppedMailMessages as words } from '@wattle/messages';
import type { NoticeMail } from '@wattle/providers/mail';
import { writeGiftCardLetter } from './gift-card-letter.ts';
import { factList, paragraph } from './mail-blocks.ts';
import type { MailFrom } from './mail-from.ts';

export type StoppedGiftCards = Pick<BoughtGiftCard, 'amountCents' | 'details'> & { readonly codes: readonly string[] };

const ENDING = 4;

/** Tells the recipient that cards they were sent no longer work, because what bought them went back. */
export const writeGiftCardStoppedMail = ({ codes, ...cards }: StoppedGiftCards, from: MailFrom): NoticeMail =>
  writeGiftCardLetter({
    ...{ ...cards, count: codes.length, words, from },
    blocks: [
      factList([{ label: words.ending, lines: codes.map((code) => code.slice(-ENDING)) }]),
      paragraph(words[codes.length === 1 ? 'one' : 'several'].why),
    ],
  });
