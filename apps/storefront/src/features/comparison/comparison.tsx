import type { ComparisonItem } from '@wattle/domain/comparison';
import { isPersonalPath } from '@wattle/domain/links';
import { comparisonAlert } from '@wattle/messages';
import * as comparisonWords from '@wattle/messages/comparison';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from '../../router/router-context.tsx';
import { changeCompared, forgetRefusals, useComparison } from '../../shopper/comparison/comparison-store.ts';
import { useAlerts } from '../../ui/alerts/use-alerts.ts';
import type { ComparisonModalProps } from './comparison-modal.tsx';
import { ComparisonTray } from './comparison-tray.tsx';
import { type ComparisonData, useComparisonData } from './use-comparison-data.ts';

/** Loaded on first open; a failed load shows its own alert. */
const ComparisonModal = lazy<ComponentType<ComparisonModalProps>>(() =>
  import('./comparison-modal.tsx').then(
    (code) => ({ default: code.ComparisonModal }),
    () => ({ default: () => null }),
  ),
);

/** The tray or the comparison dialog, never both at once [D-2-126 D-2-127 D-2-128]. */
export function Comparison() {
  const { comparison } = useComparison();
  const { pathname } = useLocation();
  const { items, modal } = comparison;
  const load = useComparisonData(items.map(({ productId }) => productId));
  const isOpen = modal === 'open';
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useSayRefusals();
  useCloseOnLeaving(pathname);
  useDropVanished(items, load.data);
  const isQuiet = pathname === '/compare' || isPersonalPath(pathname);
  return (
    <>
      {items.length > 0 && !isQuiet && <ComparisonTray comparison={comparison} data={load.data} />}
      {wasOpen && (
        <Suspense>
          <ComparisonModal isOpen={isOpen} items={items} load={load} />
        </Suspense>
      )}
    </>
  );
}

/** Closes the overlays on navigation. */
function useCloseOnLeaving(pathname: string): void {
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    changeCompared({ kind: 'closeModal' });
    changeCompared({ kind: 'closeOverlay' });
  }, [pathname]);
}

/** Says once why a product was not added [D-8-03 D-8-04]. */
function useSayRefusals(): void {
  const { refusals } = useComparison();
  const { addAlert } = useAlerts();
  useEffect(() => {
    if (refusals.length === 0) return;
    for (const refusal of refusals) addAlert(comparisonAlert(refusal));
    forgetRefusals();
  }, [refusals, addAlert]);
}

/** Removes products that are no longer sold, and tells the shopper. */
function useDropVanished(items: readonly ComparisonItem[], { asked, products }: ComparisonData): void {
  const { addAlert } = useAlerts();
  useEffect(() => {
    const isGone = (id: string) => asked.includes(id) && !products.some((product) => product.id === id);
    for (const { productId, name } of items.filter((item) => isGone(item.productId))) {
      changeCompared({ kind: 'remove', productId });
      const content = comparisonWords.noLongerSold(name);
      addAlert({ type: 'INFO', content });
    }
  }, [items, asked, products, addAlert]);
}
