import type { Reason } from '@wattle/domain/results';
import { fillMessage } from '@wattle/messages';

/** The server's errors for fields below `prefix`, in the form's words; the server sends the message code. */
export function refusedFields(
  reasons: readonly Reason<string>[],
  messages: Readonly<Record<string, string>>,
  prefix = '',
): Readonly<Record<string, string>> {
  const found = reasons.flatMap(({ field = '', params }) => {
    const message = messages[String(params?.code)];
    return message !== undefined && field.startsWith(prefix)
      ? [[field.slice(prefix.length), fillMessage(message, params)]]
      : [];
  });
  return Object.fromEntries(found);
}
