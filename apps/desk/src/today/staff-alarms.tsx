import type { StaffAlarm, TodayView } from '@wattle/contract/desk';
import { formatPrice, toCents } from '@wattle/domain/money';
import { fillMessage } from '@wattle/messages';
import { whenWords } from '@wattle/messages/desk-times';
import * as words from '@wattle/messages/desk-today';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';

const money = (cents: number): string => formatPrice(toCents(cents));

type Told = {
  readonly title: string;
  readonly note: string;
  readonly link: { readonly href: string; readonly name: string };
};

function told(alarm: StaffAlarm): Told {
  const { by } = alarm;
  switch (alarm.kind) {
    case 'CARD':
      return {
        title: words.CARD_ALARM,
        note: fillMessage(alarm.isOwn ? words.CARD_ALARM_OWN : words.CARD_ALARM_NOTE, {
          by,
          amount: money(alarm.cents),
        }),
        link: { href: `/desk/offers/cards/${encodeURIComponent(alarm.code)}`, name: alarm.code },
      };
    case 'OFFER':
      return {
        title: words.OFFER_ALARM,
        note: fillMessage(alarm.isOwn ? words.OFFER_ALARM_OWN : words.OFFER_ALARM_NOTE, { by }),
        link: { href: `/desk/offers/promotion/${encodeURIComponent(alarm.id)}`, name: alarm.name },
      };
    case 'PRICE': {
      const { fromCents, toCents, count, productId, name } = alarm;
      const cut = { by, from: money(fromCents), to: money(toCents), others: String(count - 1) };
      return {
        title: words.PRICE_ALARM,
        note: fillMessage(count > 1 ? words.PRICE_ALARM_MANY : words.PRICE_ALARM_NOTE, cut),
        link: { href: `/desk/goods/${encodeURIComponent(productId)}`, name },
      };
    }
    case 'REFUNDS':
      return {
        title: words.REFUNDS_ALARM,
        note: fillMessage(words.REFUNDS_ALARM_NOTE, { by, amount: money(alarm.cents), count: String(alarm.count) }),
        link: { href: '/desk/orders?view=all&state=REFUNDED', name: words.REFUNDS_ALARM_LINK },
      };
  }
}

/** Of what somebody did themselves there is nothing for them to do. */
const looksOf = (alarm: StaffAlarm): { readonly className: string; readonly role: string } =>
  'isOwn' in alarm && alarm.isOwn
    ? { className: 'say say--wait', role: 'status' }
    : { className: 'say say--bad', role: 'alert' };

/** What others did that somebody should look at. */
export const StaffAlarms = ({ view: { staff, now } }: { readonly view: TodayView }): ReactNode =>
  staff.map((alarm) => {
    const { title, note, link } = told(alarm);
    return (
      <div {...looksOf(alarm)} key={`${alarm.kind} ${alarm.by} ${link.href} ${alarm.since}`}>
        <Icon name="alert" />
        <div>
          <b>{title}</b>
          <p>
            {note} {words.ALARM_SINCE} {whenWords(alarm.since, now)}.{' '}
            <a className="link" href={link.href}>
              {link.name}
            </a>
          </p>
        </div>
      </div>
    );
  });
