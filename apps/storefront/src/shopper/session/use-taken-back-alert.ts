import { useEffect } from 'react';
import { useAlerts } from '../../ui/alerts/use-alerts.ts';
import { onTakenBack } from './taken-back.ts';

const WORDS = 'Your last change could not be saved to your account. Please try again.';

/** Something that was there is gone again: the shopper is told why. */
export function useTakenBackAlert(): void {
  const { addAlert } = useAlerts();
  useEffect(() => onTakenBack(() => addAlert({ type: 'ERROR', content: WORDS })), [addAlert]);
}
