import { SummaryItems } from './summary-items.tsx';
import { SummarySums } from './summary-sums.tsx';

/** Lines and totals, down to the amount to pay. */
export function SummaryContent() {
  return (
    <>
      <SummaryItems />
      <SummarySums />
    </>
  );
}
