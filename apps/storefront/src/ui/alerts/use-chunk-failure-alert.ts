import { FALLBACK_MESSAGE } from '@wattle/messages';
import { useEffect } from 'react';
import type { Alerts } from './use-alerts.ts';

/** A part of the page could not be loaded, and it was too soon to reload: the shopper is told, and the page stays. */
export function useChunkFailureAlert({ addAlert }: Alerts): void {
  useEffect(() => {
    const tell = (event: Event) => {
      if (!event.defaultPrevented) addAlert({ type: 'ERROR', content: FALLBACK_MESSAGE });
    };
    window.addEventListener('vite:preloadError', tell);
    return () => window.removeEventListener('vite:preloadError', tell);
  }, [addAlert]);
}
