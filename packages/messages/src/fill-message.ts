/** The error for a form that could not be sent and has no message of its own. */
export const FORM_FAILURE = 'Something went wrong. Please try again.';

/** Fills placeholders in a sentence: 'a limit of {qtyMax}'. One without a value stays as it is. */
export function fillMessage(sentence: string, params: Readonly<Record<string, string | number>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    return value === undefined ? place : String(value);
  });
}
