import { checkAddressToSave, checkTypedAddress } from '@wattle/domain/account';
import { stripInvalidCharacters } from '@wattle/domain/forms';
import { addressFormMessages } from '@wattle/messages';

/** Address validation: form limits while typing, label limits on submit [C-5-49…71]. */
export const ADDRESS_RULES = {
  check: checkAddressToSave,
  checkTyped: checkTypedAddress,
  messages: addressFormMessages,
  clean: stripInvalidCharacters,
} as const;
