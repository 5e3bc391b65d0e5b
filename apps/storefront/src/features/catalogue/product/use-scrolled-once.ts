import { useEffect, useState } from 'react';

const SMALL = '(max-width: 1023px)';

/** Whether a small screen was scrolled yet: what only matters then is loaded then. */
export function useScrolledOnce(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const look = () => {
      if (!window.matchMedia(SMALL).matches) return;
      setHasScrolled(true);
      window.removeEventListener('scroll', look);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return hasScrolled;
}
