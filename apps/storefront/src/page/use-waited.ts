import { useEffect, useState } from 'react';

/** Whether something has been true for a while. */
export function useWaited(is: boolean, ms: number): boolean {
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => setWaited(true), ms);
    return () => {
      clearTimeout(timer);
      setWaited(false);
    };
  }, [is, ms]);
  return is && hasWaited;
}
