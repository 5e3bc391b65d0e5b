import { declineCause, type PlaceProblem, type PlaceProblemCode, shortVariants } from '@wattle/domain/order';
import { CHECKOUT_PATHS, SHOP } from '@wattle/domain/settings';
import { declineMessages, GIFT_CARDS_STAY, placeProblemMessages } from '@wattle/messages';
import * as checkoutWords from '@wattle/messages/checkout';
import * as paymentWords from '@wattle/messages/checkout-payment';
import * as commonWords from '@wattle/messages/common';
import { keepNext } from '../../../goods/sign-in/keep-next.ts';
import { lineName } from '../../../shopper/cart/line-name.ts';
import { Button } from '../../../ui/button.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './payment-step.module.css';
import { wrongFieldStep, wrongFieldWords } from './wrong-fields.ts';

/** Where the shopper can fix each problem. */
const WAYS_ON: Partial<Readonly<Record<PlaceProblemCode, { readonly to: string; readonly words: string }>>> = {
  InsufficientStock: { to: '/cart', words: checkoutWords.changeYourCart },
  CartInvalid: { to: '/cart', words: checkoutWords.seeYourCart },
  ShippingMethodUnavailable: { to: CHECKOUT_PATHS.shipping, words: checkoutWords.chooseAgain },
  LOCALITY_NOT_FOUND: { to: CHECKOUT_PATHS.shipping, words: checkoutWords.checkTheAddress },
  ACCOUNT_NOT_AUTHENTICATED: {
    to: keepNext(SHOP.paths.accountSignIn, CHECKOUT_PATHS.payment),
    words: checkoutWords.signIn,
  },
};

/** Refusals after which it is worth saying that gift cards are still applied. */
const DECLINED: readonly PlaceProblemCode[] = [
  'PaymentGatewayRejected',
  'PaymentProcessorDeclinedHard',
  'PAYMENT_CANCELLED',
  'PAYMENT_ADDITIONAL_ACTION_FAILED',
];

type Props = { problem: PlaceProblem; isBusy: boolean; onCheck: () => Promise<unknown> };

/** What happened, that nothing was charged, and what to do next, in this order. */
export function PaymentProblem({ problem, isBusy, onCheck }: Props) {
  const { kept } = useCheckoutPage();
  const cause = declineCause(problem);
  const { title, words } = cause ? declineMessages[cause] : placeProblemMessages[problem.code];
  const wayOn =
    problem.code === 'MISSING_DATA'
      ? { to: wrongFieldStep(problem), words: checkoutWords.checkYourDetails }
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
        <Button
          kind="second"
          icon="refresh"
          loading={isBusy}
          loadingLabel={commonWords.checking}
          onClick={() => void onCheck()}
        >
          {checkoutWords.checkAgain}
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

/** Items short of stock. */
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
            <b>{lineName(product, variantId)}</b>
            <small>{paymentWords.leftInStock(stockQty)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
