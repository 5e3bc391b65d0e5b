import type { Locality } from '@wattle/domain/stores';
import { cardDayWords, cardStoreWords } from '@wattle/messages/card-day';
import { browserClient } from '../../page/browser-client.ts';
import { savedLocation } from '../../shopper/location/location-store.ts';
import { CARD } from './card-selector.ts';

/** What a card says of delivery to the shopper's suburb, or of the nearest stock, by product; null where there is neither. */
type Days = Map<string, string | null>;

/** One call carries at most so many products. */
const ASKED_MAX = 50;

let place = '';
let days: Days = new Map();
/** What a line said before: in stock, ordered in. */
const before = new WeakMap<Text, string>();
let asking: Promise<void> | undefined;

/** Says on the page's cards when they reach the shopper's suburb. One call serves all that are not known yet. */
export function paintCardDays(): void {
  const locality = savedLocation()?.locality;
  if (!locality) return;
  if (locality.name !== place) {
    place = locality.name;
    days = new Map();
  }
  const lines = linesOnPage();
  for (const { id, text } of lines) write(text, days.get(id) ?? before.get(text));
  const unknown = [...new Set(lines.map(({ id }) => id))].filter((id) => !days.has(id)).slice(0, ASKED_MAX);
  if (unknown.length === 0 || asking) return;
  asking = ask(unknown, locality)
    .catch(() => {})
    .finally(() => {
      asking = undefined;
    });
}

function write(text: Text, words: string | undefined): void {
  if (words === undefined || text.nodeValue === words) return;
  if (!before.has(text)) before.set(text, text.nodeValue ?? '');
  text.nodeValue = words;
}

async function ask(productIds: string[], { name, postcode, state }: Locality): Promise<void> {
  const outcome = await browserClient.estimateDelivery({ productIds: productIds.join(','), postcode, state });
  // where it fails, cards go on saying what there is
  const found = outcome.status === 'SUCCESS' ? outcome.value.estimates : [];
  const answers = new Map(
    found.map(({ productId, estimate, nearest }) => [
      productId,
      estimate ? cardDayWords(estimate) : nearest && cardStoreWords(nearest),
    ]),
  );
  if (name !== place) return;
  for (const id of productIds) days.set(id, answers.get(id) ?? null);
  queueMicrotask(paintCardDays);
}

/** The availability lines of cards that can be ordered or had in stores. A card of one store says what is there. */
function linesOnPage(): { id: string; text: Text }[] {
  const open = ':not([data-state]:not([data-state=ENQUIRE]), [data-gift], [data-here], [data-enquiry])';
  return [...document.querySelectorAll<HTMLElement>(`${CARD}${open}`)].flatMap((card) => {
    const text = card.querySelector('h3 ~ p:last-of-type')?.firstChild;
    const id = card.dataset.product;
    return id !== undefined && text instanceof Text ? [{ id, text }] : [];
  });
}
