import type { WalletContact } from '@lacehouse/domain/address/wallet-contact'
import type { Cart } from '../../../client/cart/cart.ts'
import type { ApplePayClass, ApplePayment, AppleResult, AppleSession, AppleUpdate } from './apple-pay.ts'
import {
  listAreaErrors,
  listContactErrors,
  listServerErrors,
  toMethodError,
  type WalletWords,
} from './list-wallet-errors.ts'
import { findGroup, toPendingTotal, toUpdate } from './to-wallet-total.ts'
import type { WalletCalls, WalletOrder } from './wallet-calls.ts'

export type WalletEnd =
  | { readonly kind: 'paid'; readonly order: WalletOrder; readonly cart: Cart }
  | { readonly kind: 'cancelled'; readonly cart: Cart | null }
  /** With the refusal, if the cart could not be created. */
  | { readonly kind: 'unavailable'; readonly refusal?: unknown }

export type WalletContext = {
  readonly ApplePay: ApplePayClass
  readonly calls: WalletCalls
  readonly words: WalletWords
  /** The cart that is paid. On a product page it is created for this payment only. */
  readonly openCart: () => Promise<Cart>
  readonly onEnd: (end: WalletEnd) => void
}

/**
 * Drives a wallet's session from merchant validation to its end: choices in the sheet price the cart, and the cart's
 * totals are shown in the sheet. Every event is answered, because the sheet closes itself on an unanswered one
 * (PAY-08).
 */
export function followSession(session: AppleSession, context: WalletContext): void {
  const { ApplePay, calls, words, onEnd } = context
  const { t } = words
  let cart: Cart | null = null
  let isOver = false
  const opening = context.openCart().then((opened) => {
    cart = opened
    return opened
  })
  let refusal: unknown
  // The callers that await the cart receive the failure too.
  opening.catch((error: unknown) => {
    refusal = error
  })

  const end = (how: WalletEnd) => {
    if (isOver) return
    isOver = true
    onEnd(how)
  }
  const keep = (changed: Cart): AppleUpdate => {
    cart = changed
    return toUpdate(changed, t)
  }
  const refuse = (errors: readonly object[]): AppleUpdate => ({ ...toPendingTotal(t), errors })

  session.onvalidatemerchant = async () => {
    try {
      const { id } = await opening
      session.completeMerchantValidation(await calls.openSession(id))
    } catch (error) {
      // The sheet itself shows that it could not be opened (PAY-11).
      console.warn('the wallet could not be opened', error)
      session.abort()
      end({ kind: 'unavailable', ...(refusal !== undefined && { refusal }) })
    }
  }
  session.onpaymentmethodselected = async () =>
    session.completePaymentMethodSelection(await answer(async () => keep(await opening), refuse, words))
  session.onshippingcontactselected = async ({ shippingContact }) =>
    session.completeShippingContactSelection(
      await answer(() => chooseArea(context, opening, shippingContact).then(keep), refuse, words),
    )
  session.onshippingmethodselected = async ({ shippingMethod }) =>
    session.completeShippingMethodSelection(
      await answer(
        async () => chooseMethod(context, cart ?? (await opening), shippingMethod.identifier).then(keep),
        refuse,
        words,
      ),
    )
  session.onpaymentauthorized = async ({ payment }) => {
    const paid = await pay(context, await opening, payment)
    session.completePayment(toResult(ApplePay, paid.errors))
    if (paid.order && paid.cart) end({ kind: 'paid', order: paid.order, cart: paid.cart })
  }
  session.oncancel = () => end({ kind: 'cancelled', cart })
}

/** Is thrown with the errors for the sheet, and is caught where the sheet's event is answered. */
class Refused extends Error {
  readonly errors: readonly object[]

  constructor(errors: readonly object[]) {
    super('refused')
    this.errors = errors
  }
}

async function answer(
  run: () => Promise<AppleUpdate>,
  refuse: (errors: readonly object[]) => AppleUpdate,
  words: WalletWords,
): Promise<AppleUpdate> {
  try {
    return await run()
  } catch (error) {
    return refuse(error instanceof Refused ? error.errors : listServerErrors(error, 'shipping', words))
  }
}

async function chooseArea(
  { calls, words }: WalletContext,
  opening: Promise<Cart>,
  contact: WalletContact,
): Promise<Cart> {
  const errors = listAreaErrors(contact, words)
  if (errors.length > 0) throw new Refused(errors)
  const { id } = await opening
  const { locality, administrativeArea, postalCode, countryCode } = contact
  return calls.setAddress(id, { locality, administrativeArea, postalCode, countryCode })
}

async function chooseMethod({ calls, words }: WalletContext, cart: Cart, code: string): Promise<Cart> {
  const group = findGroup(cart.shippingMethods)
  if (!group?.applicableShippingMethods.some((method) => method.code === code))
    throw new Refused([toMethodError(false, words)])
  try {
    return await calls.setMethod(cart, group.shippingId, code)
  } catch (error) {
    console.warn(error)
    throw new Refused([toMethodError(true, words)])
  }
}

type Paid = { readonly errors: readonly object[]; readonly order?: WalletOrder; readonly cart?: Cart }

/** Sets address, billing address and payment on the cart and places the order. The first refusal is shown in the sheet. */
async function pay({ calls, words }: WalletContext, { id }: Cart, payment: ApplePayment): Promise<Paid> {
  const { shippingContact = {}, billingContact } = payment
  const wrong = [
    ...listContactErrors(shippingContact, 'shipping', words),
    ...(billingContact ? listContactErrors(billingContact, 'billing', words) : []),
  ]
  if (wrong.length > 0) return { errors: wrong }
  const { phoneNumber, emailAddress } = shippingContact
  const bill = billingContact && { ...billingContact, phoneNumber, emailAddress }
  let kind: 'shipping' | 'billing' = 'shipping'
  try {
    await calls.setAddress(id, shippingContact)
    kind = 'billing'
    await calls.setBilling(id, bill ?? null)
    const cart = await calls.addSealed(id, payment.token.paymentData)
    return { errors: [], order: await calls.place(cart), cart }
  } catch (error) {
    return { errors: listServerErrors(error, kind, words) }
  }
}

const toResult = ({ STATUS_SUCCESS, STATUS_FAILURE }: ApplePayClass, errors: readonly object[]): AppleResult =>
  errors.length === 0 ? { status: STATUS_SUCCESS } : { status: STATUS_FAILURE, errors }
