import { parseArgs } from 'node:util';
import { formatPrice, toCents } from '@wattle/domain/money';
import { reasonWords } from '@wattle/messages/promotion-reason';
import { promotionDates, sentenceText } from '@wattle/messages/promotion-sentence';
import { createCatalogueCache } from '../catalogue/catalogue-cache.ts';
import { recordActs } from '../desk/record-act.ts';
import { listOffers } from '../features/offers/list-offers.ts';
import { tryOffers } from '../features/offers/try-offers.ts';
import { cartOffers } from '../pricing/cart-offers.ts';
import { COMMAND_LINE } from '../store/import-runs.ts';
import { createStore } from '../store/store.ts';
import { changeOfferFields, showOffer, typedChanges } from './change-offer-lines.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- offers
       npm run shop -- offers off|on <promotion> [--by <name>]
       npm run shop -- offers show <promotion>
       npm run shop -- offers change <promotion> <field>=<value> … [--version <version>] [--by <name>]
       npm run shop -- offers try <product>[=<qty>] … [--code <code>] [--at <time>] [--postcode <n> --state <s>] [--with <promotion>]

Lists promotions as sentences, with their state and uses; switches one off or on at once, which an import leaves as it is;
shows one with its fields and version, and changes fields of it as the desk's form does: with --version only where nobody
has changed it since (amount=25 until=2026-12-01T00:00, a field without a value is emptied). Many at once, and new ones:
import promotions. Or it prices a cart and says of each promotion why it is given or not. --with tries one that is off.
What is done is in the offer's history at the desk, with the name after --by.

Exit code: 0 done; 1 refused, it says why; 2 wrong usage; 3 could not run.`;

const options = {
  code: { type: 'string', multiple: true },
  at: { type: 'string' },
  postcode: { type: 'string' },
  state: { type: 'string' },
  with: { type: 'string' },
  version: { type: 'string' },
  by: { type: 'string', default: COMMAND_LINE },
} as const;

type Values = ReturnType<typeof parse>['values'];
const parse = (args: string[]) => parseArgs({ args, allowPositionals: true, options });

function itemOf(text: string) {
  const [productId = '', qty = '1'] = text.split('=');
  if (!/^\d{1,3}$/.test(qty)) throw new UsageError(`${text}: a product like p1, or p1=2, please.`);
  return { productId, qty: Number(qty) };
}

async function list(terminal: Terminal): Promise<ExitCode> {
  return withDatabase(terminal, async (db) => {
    const store = createStore(db);
    const now = Math.floor(Date.now() / 1000);
    const offers = await listOffers(store, createCatalogueCache(store), now);
    const lines = offers.map(({ promotion, state, sentence, uses }) =>
      [
        promotion.id,
        state,
        promotionDates(promotion, state, now),
        `${uses} uses`,
        sentenceText(sentence),
        ...sentence.notes,
      ].join('  '),
    );
    await terminal.out(lines.length === 0 ? 'There are no promotions.' : lines.join('\n'));
    return EXIT.done;
  });
}

async function turn(terminal: Terminal, id: string, isOff: boolean, by: string): Promise<ExitCode> {
  return withDatabase(terminal, async (db) => {
    const about = { actor: by, act: 'offer-switch', subject: { kind: 'promotion', id }, key: null };
    const isChanged = await recordActs(db, about).record(async ({ promotions }) => {
      const result = await promotions.switch(id, isOff);
      return { result, change: result ? { before: { isOff: !isOff }, after: { isOff } } : null };
    });
    if (isChanged) await terminal.out(`${id} is ${isOff ? 'off' : 'on'}.`);
    else terminal.err(`${id} is ${isOff ? 'off' : 'on'} already, or not there.`);
    return isChanged ? EXIT.done : EXIT.incomplete;
  });
}

async function tryOn(terminal: Terminal, goods: readonly string[], values: Values): Promise<ExitCode> {
  if (goods.length === 0) throw new UsageError('Which products?');
  const items = goods.map(itemOf);
  const at = values.at === undefined ? Date.now() : Date.parse(values.at);
  if (Number.isNaN(at)) throw new UsageError('--at has a time like 2026-11-23T00:00+11:00.');
  const { postcode, state } = values;
  return withDatabase(terminal, async (db) => {
    const store = createStore(db);
    const catalogue = createCatalogueCache(store);
    const tried = await tryOffers(
      { store, catalogue, load: cartOffers(store, catalogue) },
      {
        ...{ items, codes: values.code ?? [], isCustomer: false, isFirstOrder: true, at: Math.floor(at / 1000) },
        place: postcode === undefined ? null : { postcode, state: state ?? '' },
        tryId: values.with ?? null,
      },
    );
    if (tried.status !== 'SUCCESS') {
      terminal.err(tried.reasons.map(({ code }) => code).join('\n'));
      return EXIT.incomplete;
    }
    const { explained, quote } = tried.value;
    const lines = explained.map(
      ({ promotion, reason }) => `${promotion.id}  ${promotion.name}: ${reasonWords(reason)}`,
    );
    await terminal.out([...lines, `To pay: ${formatPrice(toCents(quote.totals.totalCents))}`].join('\n'));
    return EXIT.done;
  });
}

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parse(args);
  const [what, ...rest] = positionals;
  const [id] = rest;
  if (what === undefined) return list(terminal);
  if (what === 'try') return tryOn(terminal, rest, values);
  if (id !== undefined && what === 'show') return withDatabase(terminal, (db) => showOffer(db, terminal, id));
  if (id !== undefined && what === 'change') {
    const changes = typedChanges(rest.slice(1));
    return withDatabase(terminal, (db) =>
      changeOfferFields(db, terminal, { id, version: values.version ?? null, changes, by: values.by }),
    );
  }
  if ((what !== 'off' && what !== 'on') || id === undefined)
    throw new UsageError('off, on, show, change or try, and what?');
  return turn(terminal, id, what === 'off', values.by);
}

export const offersCommand: Command = {
  summary: 'Promotions as sentences; change one, switch it off, try them on a cart',
  help,
  run,
};
