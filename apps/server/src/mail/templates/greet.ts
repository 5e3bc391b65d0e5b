import { fillMessage, mailFrame } from '@wattle/messages';
import { type Block, paragraph } from './mail-blocks.ts';

/** Only letters and name punctuation: no URL, no offer, no markup. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,29}$/u;

/** Greets by name. Anyone can sign up someone else's address, so anything but a plain name is left out. */
export function greet(givenName: string | null): Block {
  const name = givenName?.trim() ?? '';
  return paragraph(NAME.test(name) ? fillMessage(mailFrame.greeting, { name }) : mailFrame.greetingNobody);
}
