import { CHECKOUT_PATHS, type PlaceProblem, type PlaceProblemCode, SHOP, shortVariants } from '@wattle/domain';
import { GIFT_CARDS_STAY, placeProblemMessages } from '@wattle/messages';
import { keepNext } from '../../../goods/sign-in/keep-next.ts';
import { Button } from '../../../ui/button.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './payment-step.module.css';
import { wrongFieldStep, wrongFieldWords } from './wrong-fields.ts';

/** Where what is wrong can be put right. */
const WAYS_ON: Partial<Readonly<Record<PlaceProblemCode, { readonly to: string; readonly words: string }>>> = {
  InsufficientStock: { to: '/cart', words: 'Change your cart' },
  CartInvalid: { to: '/cart', words: 'See your cart' },
  ShippingMethodUnavailable: { to: CHECKOUT_PATHS.shipping, words: 'Choose again' },
  LOCALITY_NOT_FOUND: { to: CHECKOUT_PATHS.shipping, words: 'Check the address' },
  ACCOUNT_NOT_AUTHENTICATED: { to: keepNext(SHOP.paths.accountSignIn, CHECKOUT_PATHS.payment), words: 'Sign in' },
};

/** Refusals after which the gift cards are still there and worth saying so. */
const DECLINED: readonly PlaceProblemCode[] = [
  'PaymentGatewayRejected',
  'PaymentProcessorDeclinedHard',
  'PAYMENT_CANCELLED',
  'PAYMENT_ADDITIONAL_ACTION_FAILED',
];

type Props = { problem: PlaceProblem; isBusy: boolean; onCheck: () => Promise<unknown> };

/** What happened, that nothing was charged, what to do next: in this order. */
export function PaymentProblem({ problem, isBusy, onCheck }: Props) {
  const { kept } = useCheckoutPage();
  const { title, words } = placeProblemMessages[problem.code];
  const wayOn =
    problem.code === 'MISSING_DATA'
      ? { to: wrongFieldStep(problem), words: 'Check your details' }
      : WAYS_ON[problem.code];
  const stay = kept.vouchers.length > 0 && DECLINED.includes(problem.code) ? ` ${GIFT_CARDS_STAY}` : '';
  return (
    <div className={styles.problem}>
      <Notice tone="bad">
        <b>{title}</b> {words}
        {stay}
        {wrongFieldWords(problem).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
      {problem.code === 'InsufficientStock' && <ShortItems problem={problem} />}
      {problem.code === 'NO_ANSWER' && (
        <Button kind="second" icon="refresh" loading={isBusy} loadingLabel="Checking" onClick={() => void onCheck()}>
          Check again
        </Button>
      )}
      {wayOn && (
        <LinkButton kind="second" to={wayOn.to}>
          {wayOn.words}
        </LinkButton>
      )}
    </div>
  );
}

/** What there is too little of. */
function ShortItems({ problem }: { problem: PlaceProblem }) {
  const { lines, facts } = useCheckoutPage();
  const short = shortVariants(problem).flatMap(({ variantId, stockQty }) => {
    const line = lines.find((one) => one.variantId === variantId);
    const product = line && facts.products.get(line.productId);
    return product ? [{ variantId, stockQty, product }] : [];
  });
  if (short.length === 0) return null;
  return (
    <ul className={styles.short}>
      {short.map(({ variantId, stockQty, product }) => (
        <li key={variantId}>
          <span aria-hidden="true">
            <ImageTile image={product.images[0] && { ...product.images[0], alt: '' }} sizes="56px" />
          </span>
          <span>
            <b>{product.name}</b>
            <small>{stockQty > 0 ? `${stockQty} left` : 'None left'}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
