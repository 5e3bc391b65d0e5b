import type { OnSiteService } from '@wattle/domain/delivery';
import { readRows } from '../../read-rows.ts';
import type { Draft } from '../recipe/make-draft.ts';

/** An installation for the families whose codes match, and only for this way to stand if one is named. */
type Row = Omit<OnSiteService, 'code'> & { readonly families: string; readonly installation?: string };

const ROWS = readRows<Row>(new URL('./installations.jsonl', import.meta.url));

const REMOVAL: OnSiteService = {
  code: 'REMOVAL',
  price: 0,
  detail: 'One of the same kind: disconnected, empty, on the same floor and safe to carry.',
};

function installationOf({ recipe: { code }, attributes }: Draft): OnSiteService[] {
  const row = ROWS.find(
    ({ families, installation = attributes.installation }) =>
      new RegExp(families).test(code) && installation === attributes.installation,
  );
  return row ? [{ code: 'INSTALLATION', price: row.price, detail: row.detail }] : [];
}

/** What the crew does at the door, as the article "Delivery and installation" promises it. */
export function servicesOfDraft(draft: Draft, isBulky: boolean): { services?: readonly OnSiteService[] } {
  const services = [...(isBulky ? [REMOVAL] : []), ...installationOf(draft)];
  return services.length > 0 ? { services } : {};
}
