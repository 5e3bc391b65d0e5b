import { stripInvalidCharacters } from '@wattle/domain/forms';
import { checkGiftCard } from '@wattle/domain/gift-card';
import { giftCardMessages } from '@wattle/messages';

/** Validation of gift card input [C-3-14 C-9-31]. */
export const GIFT_CARD_RULES = {
  check: checkGiftCard,
  messages: giftCardMessages,
  clean: stripInvalidCharacters,
} as const;
