import type { ComparisonRow } from '@wattle/domain/comparison';
import * as comparisonWords from '@wattle/messages/comparison';
import { bestWords, differWords } from '@wattle/messages/comparison-counts';
import type { ReactNode } from 'react';
import { EnergyStars } from '../../goods/card/energy-stars.tsx';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ComparedDocument } from './compared-product.ts';
import { ComparisonHead } from './comparison-head.tsx';
import styles from './comparison-table.module.css';
import { sameMark } from './differs-switch.tsx';
import type { ComparisonView } from './view-comparison.ts';

export type ComparisonTableProps = {
  view: ComparisonView;
  /** Button or link that removes a product. */
  removal: (product: ComparedDocument) => ReactNode;
  className?: string | undefined;
};

/** Products side by side, with differences and best values marked. On small screens the columns scroll. */
export function ComparisonTable({ view, removal, className }: ComparisonTableProps) {
  const { products, table } = view;
  const span = products.length + 1;
  return (
    <div className={classNames(styles.scroll, className)}>
      <table className={styles.table}>
        <caption className="sr-only">{view.title}</caption>
        <ComparisonHead
          products={products}
          summary={differWords(view.differingCount, view.factCount)}
          removal={removal}
        />
        <RowGroup name={comparisonWords.whatItCosts} rows={table.costs} span={span} />
        {table.groups.map(({ code, name, isShared, rows }) => (
          <RowGroup
            key={`${code} ${isShared}`}
            name={isShared ? name : comparisonWords.onlySome(name)}
            rows={rows}
            span={span}
          />
        ))}
      </table>
    </div>
  );
}

type RowGroupProps = { name: string; rows: readonly ComparisonRow[]; span: number };

function RowGroup({ name, rows, span }: RowGroupProps) {
  return (
    <tbody {...sameMark(rows.every(({ differs }) => !differs))}>
      <tr className={styles.group}>
        <th colSpan={span} scope="rowgroup">
          <span>{name}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.code} row={row} />
      ))}
    </tbody>
  );
}

function Row({ row }: { row: ComparisonRow }) {
  return (
    <tr className={row.differs ? styles.differs : styles.same} {...sameMark(!row.differs)}>
      <th scope="row">
        <span className={styles.label}>
          {row.name}
          {row.differs && <VisuallyHidden>{comparisonWords.differsSuffix}</VisuallyHidden>}
        </span>
      </th>
      {row.cells.map(({ productId, text, isBest }) => (
        <td key={productId} className={isBest ? styles.best : undefined}>
          <Value code={row.code} text={text} />
          {isBest && <small>{bestWords(row)}</small>}
        </td>
      ))}
    </tr>
  );
}

/** Draws stars for ratings; says so when a value is unknown or does not apply. */
function Value({ code, text }: { code: string; text: string | null }) {
  if (text === null) {
    return (
      <span className={styles.none}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{comparisonWords.notStated}</VisuallyHidden>
      </span>
    );
  }
  const stars = code === 'energyStars' ? Number.parseFloat(text) : Number.NaN;
  return Number.isNaN(stars) ? text : <EnergyStars value={stars} />;
}
