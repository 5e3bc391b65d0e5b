import { useId, useRef, useState } from 'react';
import { useHydrated } from '../../../page/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { priceHere } from './price-here.ts';

/** Prices carts in the browser, for comparison with the server. */
export function PricingDesk() {
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useHydrated();
  const [answer, setAnswer] = useState('');
  const price = async () => {
    try {
      setAnswer(JSON.stringify(await priceHere(JSON.parse(field.current?.value ?? '')), null, 1));
    } catch (error) {
      setAnswer(String(error));
    }
  };
  return (
    <>
      <label htmlFor={fieldId}>Carts: a list of what POST /api/checkout/info takes</label>
      <textarea ref={field} id={fieldId} rows={8} cols={80} />
      <Button disabled={!isHydrated} onClick={() => void price()}>
        Price them here
      </Button>
      <output>
        <pre>{answer}</pre>
      </output>
    </>
  );
}
