import type { AccountFormCode } from '../account/account-form-codes.ts';
import { checkContactInfo } from '../account/account-forms.ts';
import { type AddressCode, checkAddressToSave } from '../account/check-address.ts';
import type { EnteredAddress } from '../checkout/checkout.ts';
import type { ReadPhone } from '../forms/phone.ts';
import { type Reason, type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import type { PlaceOrderRequest } from './place-order-request.ts';

export type OrderShopperCode = AccountFormCode | AddressCode;

/**
 * Applies the rules for saved addresses, names and phones to an order request. Returns the request with clean fields,
 * or every field that is wrong, named by its path [C-5-19…26 C-5-45 C-5-49…71].
 */
export function checkOrderShopper(
  request: PlaceOrderRequest,
  readPhone: ReadPhone,
): Success<PlaceOrderRequest> | Rejected<OrderShopperCode> {
  const { cart } = request;
  const { firstName, lastName, phone = '' } = cart;
  const person = checkContactInfo({ firstName, lastName, phone }, readPhone);
  const shipping = checkGiven(cart.shippingAddress);
  const billing = checkGiven(cart.billingAddress);
  if (person.status === 'REJECTED' || shipping.status === 'REJECTED' || billing.status === 'REJECTED') {
    return rejected(
      ...named('cart', person),
      ...named('cart.shippingAddress', shipping),
      ...named('cart.billingAddress', billing),
    );
  }
  const { phone: cleanPhone, ...names } = person.value;
  const { phone: _, ...rest } = cart;
  return success({
    ...request,
    cart: {
      ...rest,
      ...names,
      ...(cleanPhone !== '' && { phone: cleanPhone }),
      shippingAddress: shipping.value,
      billingAddress: billing.value,
    },
  });
}

const checkGiven = (address: EnteredAddress | null): Success<EnteredAddress | null> | Rejected<AddressCode> =>
  address ? checkAddressToSave(address) : success(null);

const named = (
  path: string,
  checked: Success<unknown> | Rejected<OrderShopperCode>,
): readonly Reason<OrderShopperCode>[] =>
  checked.status === 'REJECTED' ? checked.reasons.map((one) => ({ ...one, field: `${path}.${one.field}` })) : [];
