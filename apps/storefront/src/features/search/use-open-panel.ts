import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Whether the panel is open and loaded. Navigation or a click elsewhere closes it. */
export function useOpenPanel(form: RefObject<HTMLFormElement | null>, place: string) {
  const { Panel, loadPanel } = usePanelCode();
  const [isWanted, setIsWanted] = useState(false);
  const [lastPlace, setLastPlace] = useState(place);
  if (place !== lastPlace) {
    setLastPlace(place);
    setIsWanted(false);
  }
  const onPress = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !form.current?.contains(event.target)) setIsWanted(false);
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isWanted]);
  const open = () => {
    setIsWanted(true);
    loadPanel();
  };
  return { Panel, isWanted, isOpen: isWanted && Panel !== null, open, close: () => setIsWanted(false) };
}

type PanelComponent = typeof import('./search-panel.tsx').SearchPanel;

/** The panel's code, loaded on first use. Until then the field is a plain form. */
function usePanelCode() {
  const [Panel, setPanel] = useState<PanelComponent | null>(null);
  const loadPanel = () => {
    // a failed chunk reloads the page, which is not worth it here, nor possible offline
    if (Panel || !navigator.onLine) return;
    import('./search-panel.tsx').then(
      (code) => setPanel(() => code.SearchPanel),
      () => {},
    );
  };
  return { Panel, loadPanel };
}
