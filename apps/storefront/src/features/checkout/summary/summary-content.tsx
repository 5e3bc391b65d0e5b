import { SummaryItems } from './summary-items.tsx';
import { SummarySums } from './summary-sums.tsx';

/** The lines, and from what they cost to what is left to pay. */
export function SummaryContent() {
  return (
    <>
      <SummaryItems />
      <SummarySums />
    </>
  );
}
