import type { EnergyLabel, EnergyUse, RunningCost } from '@wattle/domain/energy';
import { groupTenths } from '@wattle/domain/numbers';
import { unreachable } from '@wattle/domain/results';

/** The figure in the label's yellow box, with its heading and unit. */
export type LabelFigure = { readonly heading: string; readonly value: string; readonly unit: string };

export function figureOf(use: EnergyUse): LabelFigure {
  switch (use.kind) {
    case 'year':
      return { heading: 'Energy consumption', value: groupTenths(use.kwh), unit: 'kWh per year' };
    case 'full-power':
      return { heading: 'Power used at full strength', value: groupTenths(use.kilowatts), unit: 'kW' };
    default:
      return unreachable(use);
  }
}

/** The whole label for screen readers. */
export function labelSentence({ stars, of, brand, model, type, standard, use }: EnergyLabel): string {
  const figure = use && figureOf(use);
  const used = figure ? `, ${figure.heading.toLowerCase()} ${figure.value} ${figure.unit}` : '';
  const tested = standard === null ? '' : ` Tested to ${standard}.`;
  return `Energy rating label: ${stars} of ${of} stars${used}. ${brand} ${model}, ${type.toLowerCase()}.${tested}`;
}

/** '$164 a year' and 'to run at 33c a kWh'. */
export function costWords(cost: RunningCost): { readonly amount: string; readonly basis: string } {
  const rate = `${cost.centsPerKwh}c a kWh`;
  return cost.per === 'year'
    ? { amount: `$${groupTenths(cost.dollars)} a year`, basis: `to run at ${rate}` }
    : { amount: `${cost.cents}c an hour`, basis: `at full strength, at ${rate}` };
}
