/** Puts values into the places of a sentence: 'a limit of {qtyMax}'. A place without a value stays as it is. */
export function fillMessage(sentence: string, params: Readonly<Record<string, string | number>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    return value === undefined ? place : String(value);
  });
}
