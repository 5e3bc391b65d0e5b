import { useState } from 'react';

type PanelComponent = typeof import('./search-panel.tsx').SearchPanel;

/** The panel's code, fetched the first time somebody is about to search. Without it the field is a plain form. */
export function usePanelCode() {
  const [Panel, setPanel] = useState<PanelComponent | null>(null);
  const loadPanel = () => {
    // a part that cannot be fetched reloads the page: not for this, and not without a connection
    if (Panel || !navigator.onLine) return;
    import('./search-panel.tsx').then(
      (code) => setPanel(() => code.SearchPanel),
      () => {},
    );
  };
  return { Panel, loadPanel };
}
