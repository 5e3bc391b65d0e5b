import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { usePanelCode } from './use-panel-code.ts';

/** Whether the panel is wanted, and there. A new page or a press elsewhere closes it. */
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
