import { takenBackWords } from '@wattle/messages/cart-news';
import { useEffect } from 'react';
import { useAlerts } from '../../ui/alerts/use-alerts.ts';
import { onTakenBack } from './taken-back.ts';

/** Tells the shopper when a change was reverted, and why. */
export function useTakenBackAlert(): void {
  const { addAlert } = useAlerts();
  useEffect(() => onTakenBack(() => addAlert({ type: 'ERROR', content: takenBackWords })), [addAlert]);
}
