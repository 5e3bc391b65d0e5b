import { useEffect, useState } from 'react';

const SETTLED_AFTER_MS = 400;

/** The text once it has stayed the same for a moment: nobody wants to hear a count at every letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
