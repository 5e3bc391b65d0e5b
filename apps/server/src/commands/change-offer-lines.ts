import { OFFER_FIELDS, type OfferFields } from '@wattle/contract/desk';
import { promotionReach } from '@wattle/domain/promotions';
import { reachWords } from '@wattle/messages/desk-offers-lines';
import { promotionSentence, sentenceText } from '@wattle/messages/promotion-sentence';
import { createCatalogueCache } from '../catalogue/catalogue-cache.ts';
import { recordActs } from '../desk/record-act.ts';
import { changeOffer, loadOffer } from '../features/offers/change-offer.ts';
import { namesFor } from '../features/offers/list-offers.ts';
import { assortmentLoader } from '../features/offers/load-assortment.ts';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';

/** `amount=25 until=2026-12-01T00:00`: fields of the desk's form. */
export function typedChanges(args: readonly string[]): Partial<OfferFields> {
  if (args.length === 0) throw new UsageError('Which fields? amount=25, for example.');
  return Object.fromEntries(
    args.map((arg) => {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/s.exec(arg) ?? [];
      if (!OFFER_FIELDS.some((one) => one === name))
        throw new UsageError(`${arg}: a field of ${OFFER_FIELDS.join(', ')}, then = and its value, please.`);
      return [name, value];
    }),
  );
}

/** What an offer says, for how many products, its version, and its fields as they can be changed. */
export async function showOffer(db: Database, terminal: Terminal, id: string): Promise<ExitCode> {
  const store = createStore(db);
  const catalogue = createCatalogueCache(store);
  const offer = await loadOffer(store, id);
  if (!offer) {
    terminal.err('OFFER_NOT_FOUND');
    return EXIT.incomplete;
  }
  const { promotion, version, base } = offer;
  const { notes, ...sentence } = promotionSentence(promotion, await namesFor(store, catalogue, [promotion]));
  const reach = promotionReach(promotion, await assortmentLoader(store, catalogue)());
  const fields = OFFER_FIELDS.filter((name) => base.fields[name] !== '');
  await terminal.out(
    [
      [`${sentenceText({ ...sentence, notes })}.`, ...notes, reachWords(reach)].join(' '),
      `version ${version}`,
      ...fields.map((name) => `${name}=${base.fields[name].replaceAll('\n', ',')}`),
    ].join('\n'),
  );
  return EXIT.done;
}

type Wanted = {
  readonly id: string;
  readonly version: string | null;
  readonly changes: Partial<OfferFields>;
  readonly by: string;
};

export async function changeOfferFields(
  db: Database,
  terminal: Terminal,
  { id, version, changes, by }: Wanted,
): Promise<ExitCode> {
  const about = { actor: by, act: 'offer-edit', subject: { kind: 'promotion', id }, key: null };
  const answer = await recordActs(db, about).record(async (_, inside) => {
    const fields = (stored: OfferFields) => ({ ...stored, ...changes });
    // whoever is at the command line has the database: nobody has to agree
    const result = await changeOffer(inside, { id, version, fields, isMuch: () => false });
    const done = result.status === 'SUCCESS' && result.value.isChanged ? result.value : null;
    return { result, change: done && { before: done.before, after: done.after } };
  });
  if (answer.status !== 'SUCCESS') {
    terminal.err(
      answer.reasons
        .map(({ code, field, params }) => [code, field, params?.reason].filter(Boolean).join(' '))
        .join('\n'),
    );
    return EXIT.incomplete;
  }
  if (answer.value.isChanged) return showOffer(db, terminal, id);
  await terminal.out('Nothing was different, so nothing changed.');
  return EXIT.done;
}
