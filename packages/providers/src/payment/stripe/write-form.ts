export type FormValue = string | number | readonly FormValue[] | FormObject | undefined;
export type FormObject = { readonly [name: string]: FormValue };

function pairsOf(name: string, value: FormValue): [string, string][] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one: FormValue, index) => pairsOf(`${name}[${index}]`, one));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, one]) => pairsOf(`${name}[${key}]`, one as FormValue));
  return [[name, String(value)]];
}

/** A form as Stripe reads it: `{ a: { b: [1] } }` is `a[b][0]=1`. What is undefined is left out. */
export const writeForm = (value: FormObject): URLSearchParams =>
  new URLSearchParams(Object.entries(value).flatMap(([name, one]) => pairsOf(name, one)));
