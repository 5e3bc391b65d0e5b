import type { PageProps } from '../app/page-module.ts';
import { CompareEmpty } from '../features/comparison/compare-empty.tsx';
import { CompareScreen } from '../features/comparison/compare-screen.tsx';
import type { load } from './compare.server.ts';

export default function Compare({ data: { answer, isPartial } }: PageProps<typeof load>) {
  return answer.products.length === 0 ? (
    <CompareEmpty isPartial={isPartial} />
  ) : (
    <CompareScreen answer={answer} isPartial={isPartial} />
  );
}
