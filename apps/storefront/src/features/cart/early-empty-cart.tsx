import { EmptyCart } from './empty-cart.tsx';

/** The empty cart as the server sends it. */
export default function EarlyEmptyCart() {
  return <EmptyCart isShown={false} />;
}
