import { Counter, Gauge, type Registry } from 'prom-client';
import type { BusinessFact, BusinessSeries } from '../store/business-facts.ts';

export type ShopMetricsParts = {
  readonly readFacts: () => Promise<readonly BusinessFact[]>;
  /** How long the oldest change waits for the search index, in seconds. */
  readonly searchLag: () => number;
};

/** How a page was answered: as kept, after a check that nothing on it changed, or rendered. */
export type PageResult = 'kept' | 'checked' | 'rendered';

const SERIES: Readonly<
  Record<BusinessSeries, { readonly name: string; readonly help: string; readonly label: string }>
> = {
  orders: {
    name: 'shop_orders_last_hour',
    help: 'Orders placed in the last hour, by their status now',
    label: 'status',
  },
  payments: {
    name: 'shop_payments_last_hour',
    help: 'Payments changed in the last hour, by outcome',
    label: 'outcome',
  },
  placements: { name: 'shop_open_placements', help: 'Orders whose payment is under way', label: 'state' },
  held: { name: 'shop_held_units', help: 'Units they hold', label: 'kind' },
  waiting: { name: 'shop_queue_waiting', help: 'What waits to be sent', label: 'queue' },
  dead: { name: 'shop_queue_dead', help: 'What was given up', label: 'queue' },
  oldest: { name: 'shop_queue_oldest_seconds', help: 'How long the oldest is overdue', label: 'queue' },
  alarms: { name: 'shop_services_shut_out', help: 'Services that do not let the shop in', label: 'service' },
  problems: { name: 'shop_order_problems', help: 'Orders that staff must look at', label: 'state' },
};

/** Several scrapers poll every few seconds, so database figures are cached. */
const FACTS_AGE_MS = 5_000;

/** Series about the business. They are the same in every process: watch one, or take the largest. */
export function registerShopMetrics(registry: Registry, { readFacts, searchLag }: ShopMetricsParts) {
  let known: { readonly at: number; readonly facts: Promise<readonly BusinessFact[]> } | undefined;
  const factsNow = (): Promise<readonly BusinessFact[]> => {
    if (!known || performance.now() - known.at > FACTS_AGE_MS) known = { at: performance.now(), facts: readFacts() };
    // without the database there are no figures, and /readyz says why
    return known.facts.catch(() => []);
  };
  for (const [series, { name, help, label }] of Object.entries(SERIES))
    new Gauge({
      ...{ name, help, labelNames: [label], registers: [registry] },
      async collect() {
        const facts = await factsNow();
        this.reset();
        for (const fact of facts) if (fact.series === series) this.set({ [label]: fact.label }, fact.value);
      },
    });
  new Gauge({
    ...{ name: 'shop_search_lag_seconds', help: 'How long a change has waited for this process’s search index' },
    registers: [registry],
    collect() {
      this.set(searchLag());
    },
  });
  // counted here and told when asked: a counter with labels costs a kept page a fortieth of its time
  const counted = new Map<PageResult, number>();
  new Counter({
    ...{ name: 'shop_pages_total', help: 'Pages sent, by how they were answered', labelNames: ['result'] },
    registers: [registry],
    collect() {
      this.reset();
      for (const [result, count] of counted) this.inc({ result }, count);
    },
  });
  return { countPage: (result: PageResult): void => void counted.set(result, (counted.get(result) ?? 0) + 1) };
}
