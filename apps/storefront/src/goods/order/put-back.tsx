import { lineName, type Order } from '@wattle/domain/order';
import * as words from '@wattle/messages/put-back';
import { useState } from 'react';
import { useNavigate } from '../../router/router-context.tsx';
import { type BackInCart, type LineBack, putBack } from '../../shopper/cart/put-back.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './put-back.module.css';

/** What can be put back of an order: all but gifts, which come with what earns them. */
export const linesBack = ({ lines }: Pick<Order, 'lines'>): readonly LineBack[] =>
  lines
    .filter(({ promotionId, qty }) => promotionId === null && qty > 0)
    .map(({ productId, variantId, qty, plan, giftcard, ...line }) => ({
      ...{ productId, variantId, qty, giftcard, name: lineName(line) },
      warrantyId: plan?.id ?? null,
    }));

type Props = { lines: readonly LineBack[]; kind?: 'action' | 'second' };

/** Puts what came to nothing back in the cart, beside what is there, and says what could not be. */
export function PutBack({ lines, kind = 'action' }: Props) {
  const navigate = useNavigate();
  const [done, setDone] = useState<readonly BackInCart[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (lines.length === 0) return null;
  const press = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const all = await putBack(lines).catch((): readonly BackInCart[] =>
      lines.map((line) => ({ line, how: 'FAILED', qty: 0 })),
    );
    setBusy(false);
    if (all.every(({ how }) => how === 'BACK')) await navigate('/cart');
    else setDone(all);
  };
  const canGoOn = done === null || done.some(({ how }) => how === 'FAILED');
  const hasAny = done?.some(({ qty }) => qty > 0) ?? false;
  return (
    <div className={styles.back}>
      <div role="status">{done && <Outcome done={done} hasAny={hasAny} />}</div>
      {canGoOn && (
        <Button kind={kind} icon="cart" loading={isBusy} loadingLabel={words.puttingBack} onClick={() => void press()}>
          {words.putBack}
        </Button>
      )}
      {hasAny && <LinkButton to="/cart">{words.seeYourCart}</LinkButton>}
    </div>
  );
}

function Outcome({ done, hasAny }: { done: readonly BackInCart[]; hasAny: boolean }) {
  const failed = done.filter(({ how }) => how === 'FAILED').map(({ line }) => line.name);
  return (
    <Notice tone="warn">
      <p>{hasAny ? words.someBack : failed.length > 0 ? words.notPutBack : words.noneBack}</p>
      {done.map(({ line, how, qty }) => {
        const said = wordsOf({ line, how, qty });
        return said && <p key={`${line.productId} ${line.variantId} ${line.warrantyId}`}>{said}</p>;
      })}
      {failed.length > 0 && hasAny && <p>{words.failedWords(failed)}</p>}
    </Notice>
  );
}

function wordsOf({ line, how, qty }: BackInCart): string | null {
  if (how === 'GONE') return words.goneWords(line.name);
  if (how === 'FEWER') return words.fewerWords(line.name, qty, line.qty);
  return how === 'WITHOUT_PLAN' ? words.withoutPlanWords(line.name) : null;
}
