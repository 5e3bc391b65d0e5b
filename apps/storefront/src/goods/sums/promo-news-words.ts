import type { PromosUpdated } from '@wattle/domain';

const list = new Intl.ListFormat('en-AU');

/** Which promotions begin and cease to apply: 'Summer kitchen bundle no longer applies.' */
export function promoNewsWords({ applied, noLongerApplied }: PromosUpdated): string {
  const said = (promotions: PromosUpdated['applied'], one: string, many: string): string[] => {
    const names = promotions.map(({ name }) => name);
    return names.length === 0 ? [] : [`${list.format(names)} ${names.length === 1 ? one : many}.`];
  };
  return [
    ...said(noLongerApplied, 'no longer applies', 'no longer apply'),
    ...said(applied, 'now applies', 'now apply'),
  ].join(' ');
}
