import { fillMessage, mailFrame } from '@wattle/messages';
import { type Block, paragraph } from './mail-blocks.ts';

/** Letters and what stands between them in a name: no address, no offer, no markup. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,29}$/u;

/** Greets by name. Anyone can sign up anyone's address: what is not a plain name is not repeated to its owner. */
export function greet(givenName: string | null): Block {
  const name = givenName?.trim() ?? '';
  return paragraph(NAME.test(name) ? fillMessage(mailFrame.greeting, { name }) : mailFrame.greetingNobody);
}
