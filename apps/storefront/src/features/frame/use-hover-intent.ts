import { useEffect, useRef, useState } from 'react';

const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 220;

/** Which panel is open: opens after the pointer rests, tolerates brief exits, closes on navigation. */
export function useHoverIntent(place: string) {
  const [openId, setOpenId] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (id: string | null, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenId(id), ms);
  };
  const now = (id: string | null) => {
    clearTimeout(timer.current);
    setOpenId(id);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const [lastPlace, setLastPlace] = useState(place);
  if (place !== lastPlace) {
    setLastPlace(place);
    setOpenId(null);
  }
  const handlersOf = (id: string) => ({
    onRest: () => later(id, OPEN_AFTER_MS),
    onLeave: () => later(null, CLOSE_AFTER_MS),
    onToggle: () => now(openId === id ? null : id),
    onClose: () => now(null),
  });
  return { openId, handlersOf };
}
