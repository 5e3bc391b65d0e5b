import type { Card, CardMark } from '@wattle/domain/catalogue';
import { unreachable } from '@wattle/domain/results';
import { CARD_MARKS, savingWords } from '@wattle/messages/card';
import { Fragment } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { ConfiguredBadge } from './configured-badge.tsx';
import styles from './product-badges.module.css';

const MARKS_MAX = 2;

type Props = {
  card: Card;
  /** Only on the product page, where there is room. */
  withSaving?: boolean;
};

/** Badges in the corner of a product picture. */
export function ProductBadges({ card, withSaving = false }: Props) {
  const marks = card.marks.filter(({ code }) => withSaving || code !== 'SAVING').slice(0, MARKS_MAX);
  if (marks.length === 0) return null;
  return (
    <p className={styles.badges}>
      {marks.map((mark, index) => (
        <Fragment key={mark.code === 'BADGE' ? mark.badge.id : mark.code}>
          {/* not seen, but read: one badge ends before the next begins */}
          {index > 0 && ' '}
          <Mark mark={mark} card={card} />
        </Fragment>
      ))}
    </p>
  );
}

function Mark({ mark, card }: { mark: CardMark; card: Card }) {
  switch (mark.code) {
    case 'BADGE':
      return <ConfiguredBadge badge={mark.badge} />;
    case 'SAVING':
      return <Badge tone="sale">{savingWords(card.savingCents)}</Badge>;
    case 'CLEARANCE':
      return <Badge tone="clear">{CARD_MARKS.CLEARANCE}</Badge>;
    case 'HOT_PRICE':
      return <Badge tone="hot">{CARD_MARKS.HOT_PRICE}</Badge>;
    case 'NEW':
      return <Badge>{CARD_MARKS.NEW}</Badge>;
    default:
      return unreachable(mark);
  }
}
