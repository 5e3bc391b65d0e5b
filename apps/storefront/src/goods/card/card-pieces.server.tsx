import { hash } from 'node:crypto';
import type { CallValue, Client } from '@wattle/contract';
import { type Badge, cardAt, cardState, isGone, nextCardChange, type ProductSummary } from '@wattle/domain/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { optionalValue } from '../../page/optional-value.ts';
import { MadePiece, type Piece } from '../../page/piece.ts';
import { readableBadges } from '../../page/readable-badge.ts';
import { BaseUrlProvider } from '../../ui/base-url.ts';
import { AlikeLink } from './alike-link.tsx';
import { CardMarkup, type CardMarkupProps } from './card-markup.tsx';
import { CARD_SIZES, IN_FIRST_VIEW } from './card-sizes.ts';
import { findSuccessors } from './find-successors.ts';
import { loadSummaries } from './load-summaries.ts';
import { MailButton } from './mail-button.tsx';
import { ReplacedBy } from './replaced-by.tsx';

/** The cards of a product list. */
export const listingCards = (
  client: Client,
  products: readonly ProductSummary[],
  baseUrl: string,
): Promise<readonly Piece[]> =>
  cardPieces(client, products, { sizes: CARD_SIZES.three, inFirstView: IN_FIRST_VIEW, baseUrl });

type Look = {
  /** The `sizes` attribute of pictures. */
  readonly sizes: string;
  /** Number of cards above the fold. */
  readonly inFirstView?: number;
  /** The shop's own address: links of badges that start with it stay in the shop. */
  readonly baseUrl: string;
};

/** About 4 kB each. */
const KEPT_MAX = 3_000;

type Alike = CallValue<'listAlike'>['alike'][number];

type KeptCard = {
  readonly piece: MadePiece;
  readonly badges: ReadonlyMap<string, Badge>;
  readonly successor: ProductSummary | undefined;
  readonly alike: Alike | undefined;
  /** When time makes it wrong, in seconds. */
  readonly until: number;
};

/** By a hash of everything the card shows. */
const byKey = new Map<string, MadePiece>();
/** Pages share answers, so most products are the very same objects. */
const byProduct = new WeakMap<ProductSummary, Map<string, KeptCard>>();

/** The cards of a list. Each is rendered once for what it shows; a new price, badge or minute makes another piece. */
export async function cardPieces(
  client: Client,
  products: readonly ProductSummary[],
  { sizes, inFirstView = 0, baseUrl }: Look,
): Promise<readonly Piece[]> {
  if (products.length === 0) return [];
  const frame = await optionalValue(() => client.loadFrame({}));
  const badges = readableBadges(frame?.badges ?? NO_BADGES);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const successors = await successorsOf(client, products, nowSeconds);
  const alikes = await alikesOf(client, products, successors, nowSeconds);
  return products.map((product, index) => {
    const successor = successors.get(product.id);
    const alike = alikes.get(product.id);
    const look = { sizes, priority: index < inFirstView };
    const name = `${look.priority} ${sizes} ${baseUrl}`;
    const known = byProduct.get(product) ?? new Map<string, KeptCard>();
    byProduct.set(product, known);
    const kept = known.get(name);
    if (kept?.badges === badges && kept.successor === successor && isSame(kept.alike, alike) && nowSeconds < kept.until)
      return kept.piece;
    const until = nextCardChange(product, badges, nowSeconds);
    const card = cardAt(product, badges, nowSeconds);
    const piece = cardPiece(
      { product, card, until, ...look, ...(successor && { successor }), ...(alike && { alike }) },
      baseUrl,
    );
    known.set(name, { piece, badges, successor, alike, until: until ?? Number.POSITIVE_INFINITY });
    return piece;
  });
}

/** What took the place of those that cannot be had, in one call for the whole list. */
function successorsOf(
  client: Client,
  products: readonly ProductSummary[],
  nowSeconds: number,
): Promise<ReadonlyMap<string, ProductSummary>> {
  const replaced = products.filter((one) => one.replacedBy !== undefined && isGone(cardState(one, nowSeconds)));
  return findSuccessors(replaced, (ids) => loadSummaries(client, ids));
}

const NO_ALIKES: ReadonlyMap<string, Alike> = new Map();

/** What is like those that cannot be had and have no successor, in one call for the whole list. */
async function alikesOf(
  client: Client,
  products: readonly ProductSummary[],
  successors: ReadonlyMap<string, ProductSummary>,
  nowSeconds: number,
): Promise<ReadonlyMap<string, Alike>> {
  const gone = products.filter((one) => !successors.has(one.id) && isGone(cardState(one, nowSeconds)));
  if (gone.length === 0) return NO_ALIKES;
  const found = await optionalValue(() => client.listAlike({ ids: gone.map(({ id }) => id).join(',') }));
  return new Map((found?.alike ?? []).map((alike) => [alike.id, alike]));
}

const isSame = (a: Alike | undefined, b: Alike | undefined): boolean =>
  a === b || (a?.count === b?.count && a?.priceFrom === b?.priceFrom && a?.to === b?.to);

type ShownCard = CardMarkupProps & { readonly successor?: ProductSummary; readonly alike?: Alike };

/** The same card that another answer brought, or a new one. */
function cardPiece(shown: ShownCard, baseUrl: string): MadePiece {
  const key = hash('sha1', `${baseUrl} ${JSON.stringify(shown)}`, 'base64url').slice(0, 12);
  const piece = byKey.get(key) ?? new MadePiece(key, renderCard(shown, baseUrl));
  byKey.delete(key);
  byKey.set(key, piece);
  if (byKey.size > KEPT_MAX) byKey.delete(byKey.keys().next().value ?? '');
  return piece;
}

const renderCard = ({ successor, alike, ...shown }: ShownCard, baseUrl: string): string =>
  renderToStaticMarkup(
    <BaseUrlProvider value={baseUrl}>
      <CardMarkup
        {...shown}
        instead={
          <>
            {shown.card.canAskForStock && <MailButton />}
            {successor && <ReplacedBy product={successor} />}
            {alike && <AlikeLink {...alike} />}
          </>
        }
      />
    </BaseUrlProvider>,
  );

const NO_BADGES: readonly Badge[] = [];
