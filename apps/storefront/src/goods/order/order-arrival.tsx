import {
  arrivedAt,
  CHANGE_OF_MIND_DAYS,
  canCancelOrder,
  canChangeDay,
  isLate,
  isUnderWay,
  lastDayOf,
  type Order,
  returnableQty,
  summariseOrder,
} from '@wattle/domain/order';
import { orderStepTitle } from '@wattle/messages';
import { longDayWords } from '@wattle/messages/day-names';
import { arrivalWords, methodWords } from '@wattle/messages/order-arrival';
import * as changeWords from '@wattle/messages/order-changes';
import { agreedDayWords, momentDayLongWords, unbrokenDate } from '@wattle/messages/order-dates';
import { shopToday } from '@wattle/messages/shop-today';
import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { useNowMs } from '../../page/now.tsx';
import { useShop } from '../../page/root-data.ts';
import { telLink } from '../../page/tel-link.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ImageTile } from '../../ui/image-tile.tsx';
import { Notice } from '../../ui/notice.tsx';
import panel from '../../ui/panel.module.css';
import { HelpLink } from './help-link.tsx';
import styles from './order-arrival.module.css';
import type { DeskProps, ShownOrder } from './order-desk.ts';
import { OrderState } from './order-state.tsx';
import { linesBack, PutBack } from './put-back.tsx';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));
const ChangeDayDialog = lazy(() => import('./change-day-dialog.tsx'));
const ReturnDialog = lazy(() => import('./return-dialog.tsx'));
const DAY_MS = 86_400_000;

type Open = 'CANCEL' | 'RETURN' | 'DAY';

/** The day the order comes, largest on the page, and what can be done about it now. */
export function OrderArrival({ order, desk, onChange }: DeskProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const place = useRef<HTMLElement>(null);
  const change = (words: string) => (next: ShownOrder) => {
    setOpen(null);
    setNews(words);
    onChange(next);
  };
  const move = (next: ShownOrder) =>
    change(changeWords.movedNow(arrivalWords(next.shipping) ?? '', next.shipping.type === 'STORE_PICKUP'))(next);
  // after the dialog is gone, which gives the focus back to a button that may be gone too
  useEffect(() => {
    if (news) place.current?.focus();
  }, [news]);
  const close = () => setOpen(null);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={classNames(panel.panel, styles.arrival)}
      aria-label={changeWords.arrival}
    >
      <div className={styles.text}>
        <OrderState order={summariseOrder(order)} />
        <When order={order} />
        <p role="status" className={styles.news}>
          {news && <Notice>{news}</Notice>}
        </p>
        <Acts order={order} onOpen={(next) => startTransition(() => setOpen(next))} />
      </div>
      <Art order={order} />
      <Suspense>
        {open === 'CANCEL' && (
          <CancelDialog {...{ order, desk }} onChange={change(changeWords.cancelledNow)} onClose={close} />
        )}
        {open === 'DAY' && <ChangeDayDialog {...{ order, desk }} onChange={move} onClose={close} />}
        {open === 'RETURN' && (
          <ReturnDialog {...{ order, desk }} onChange={change(changeWords.returnAskedNow)} onClose={close} />
        )}
      </Suspense>
    </section>
  );
}

function When({ order }: { order: Order }) {
  const { shipping, status, history } = order;
  const isPickup = shipping.type === 'STORE_PICKUP';
  const arrived = arrivedAt(order);
  const today = shopToday(useNowMs());
  const lastDay = lastDayOf(shipping);
  if (arrived !== undefined && shipping.type !== 'EMAIL') {
    return <Day small={isPickup ? changeWords.collected : changeWords.arrived} day={momentDayLongWords(arrived)} />;
  }
  if (lastDay !== null && isLate({ status, lastDay }, today)) {
    return (
      <>
        <Day small={isPickup ? changeWords.wasToBeReady : changeWords.wasDue} day={longDayWords(lastDay)} />
        <p className={styles.at}>{whereWords(order)}</p>
        <LateNote canCancel={canCancelOrder(order, { kind: 'SHOPPER' })} />
      </>
    );
  }
  if (shipping.day !== null && isUnderWay(order) && status !== 'PENDING') {
    return (
      <>
        <Day
          small={isPickup ? changeWords.collectFrom : changeWords.arrives}
          day={agreedDayWords(shipping.day, shipping.rangeEnd)}
        />
        <p className={styles.at}>{whereWords(order)}</p>
      </>
    );
  }
  const last = history.at(-1);
  const small = last ? momentDayLongWords(last.at) : '';
  return <Day small={small} day={orderStepTitle(status, shipping.type)} />;
}

/** Where it can no longer be cancelled, the phone number stands below. */
function LateNote({ canCancel }: { canCancel: boolean }) {
  const { phone } = useShop();
  return (
    <p className={styles.at}>
      {changeWords.lateNow}
      {canCancel && phone !== '' && (
        <>
          {' '}
          {changeWords.lateCall}{' '}
          <a className="link" href={telLink(phone)}>
            {phone}
          </a>
        </>
      )}
    </p>
  );
}

function whereWords({ shipping }: Order): string {
  const at = (words: string): string => [methodWords(shipping), words].filter(Boolean).join(', ');
  if (shipping.type === 'STORE_PICKUP') return at(changeWords.atStore(shipping.store.name));
  if (shipping.type === 'EMAIL') return shipping.label;
  return at(changeWords.toPlace(shipping.address.street1, shipping.address.suburb));
}

function Day({ small, day }: { small: string; day: string }) {
  return (
    <p className={styles.day}>
      <small>{small}</small>
      {unbrokenDate(day)}
    </p>
  );
}

function Acts({ order, onOpen }: { order: Order; onOpen: (open: Open) => void }) {
  const arrived = arrivedAt(order);
  const canMove = canChangeDay(order, { kind: 'SHOPPER' });
  if (canCancelOrder(order, { kind: 'SHOPPER' })) {
    return (
      <>
        <p className={styles.acts}>
          {canMove && (
            <Button kind="second" onClick={() => onOpen('DAY')}>
              {order.shipping.type === 'STORE_PICKUP' ? changeWords.changeTheDay : changeWords.changeDayOrTime}
            </Button>
          )}
          <Button kind="line" onClick={() => onOpen('CANCEL')}>
            {changeWords.cancelTheOrder}
          </Button>
        </p>
        <Until order={order} canMove={canMove} />
      </>
    );
  }
  if (order.status === 'CANCELLED') return <PutBack lines={linesBack(order)} />;
  if (arrived !== undefined && order.lines.some(({ id }) => returnableQty(order, id) > 0)) {
    const ends = arrived + CHANGE_OF_MIND_DAYS * DAY_MS;
    return (
      <>
        <p className={styles.acts}>
          <Button kind="second" onClick={() => onOpen('RETURN')}>
            {changeWords.returnItems}
          </Button>
        </p>
        <p className={styles.until}>
          {Date.now() <= ends ? changeWords.changeOfMindUntil(momentDayLongWords(ends)) : changeWords.changeOfMindOver}
        </p>
      </>
    );
  }
  if (!isUnderWay(order) || order.shipping.type === 'EMAIL') return null;
  return (
    <p className={styles.until}>
      {changeWords.tooLateToCancel} <HelpLink />
    </p>
  );
}

/** How long it can be cancelled. What is sent by email is never packed. */
function Until({ order: { shipping, lines }, canMove }: { order: Order; canMove: boolean }) {
  if (shipping.type === 'EMAIL') {
    const hasCards = lines.some(({ giftcard }) => giftcard !== null);
    return hasCards && <p className={styles.until}>{changeWords.untilUsed}</p>;
  }
  return <p className={styles.until}>{canMove ? changeWords.untilPackedOrMoved : changeWords.untilPacked}</p>;
}

/** The first two pictures of what was bought. */
function Art({ order }: { order: Order }) {
  const urls = summariseOrder(order).imageUrls.slice(0, 2);
  if (urls.length === 0) return null;
  return (
    <div className={styles.art} aria-hidden="true">
      {urls.map((url) => (
        <span key={url} className={styles.picture}>
          <ImageTile image={{ url, alt: '' }} sizes="200px" />
        </span>
      ))}
    </div>
  );
}
