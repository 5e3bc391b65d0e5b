import { useEffect, useState } from 'react';

/** The number under which the server logged the page that failed; it says it beside the page, in Server-Timing. */
function readRequestNumber(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return undefined;
  return navigation.serverTiming.find(({ name }) => name === 'request')?.description;
}

/** What to say on the phone. It is known only after a whole page failed, and only to the browser. */
export function RequestNumber() {
  const [number, setNumber] = useState<string>();
  useEffect(() => setNumber(readRequestNumber()), []);
  return number ? (
    <>
      If you call us, the number for this is <b>{number}</b>.
    </>
  ) : null;
}
