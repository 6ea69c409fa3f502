import type { AddressInput, CallRequest, Cart } from '@lacehouse/contracts'
import { hasAddressRules } from '@lacehouse/domain/address/get-address-rules'
import type { ExpressOrigin } from '@lacehouse/domain/cart/cart'
import type { CartAddress } from '@lacehouse/domain/cart/cart-address'
import { planSetExpressAddress } from '@lacehouse/domain/cart/plan-set-express-address'
import { requireAddress } from '../../core/cart/check-address.ts'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Approval } from '../../infra/payment-providers/payment-provider.ts'
import type { PaymentProviders } from '../../infra/payment-providers/payment-providers.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'
import { requireApproval } from './require-approval.ts'

export type ExpressDeps = CartDeps & { readonly payments: PaymentProviders }

type AddressCall = Call<'cart.setShippingAddress'>
type Context = NonNullable<CallRequest<'cart.setShippingAddress'>['query']['context']>

/** Sets an address from PayPal or a wallet, and stores its origin (PAY-10). */
export async function setExpressAddress(deps: ExpressDeps, call: AddressCall, context: Context): Promise<Cart> {
  const { token, address: input } = call.body
  const approved = context === 'PAYPAL_EXPRESS' && token ? await getApproved(deps, token) : null
  const origin = toOrigin(context, call.headers.cookie)
  return replyWithChangedCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, pricing }) => {
    // Before anything of the address is looked at, because a refusal would tell about it.
    if (approved) requireApproval(approved.terms, cart)
    const given = approved?.address ?? input
    if (!given) throw new Refusal('API400', { field: 'address' })
    const address = toExpressAddress(given, context, call.locale)
    return planSetExpressAddress(cart, { address, origin, option: approved?.shippingOption }, pricing.facts)
  })
}

/** Gets the approval from the provider; the address and shipping option that the page sends are not trusted. */
const getApproved = async ({ payments }: ExpressDeps, token: string): Promise<Approval> => {
  const approval = await payments.findFor('PAYPAL')?.findApproval?.(token)
  if (!approval) throw new Refusal('PAY400')
  if (!approval.isApproved || !approval.address) throw new Refusal('PYT404', { field: 'token' })
  return approval
}

const toExpressAddress = (given: AddressInput, context: Context, locale: string): CartAddress => {
  const isArea = context === 'APPLE_PAY_EXPRESS' && given.addressLine1 === undefined
  return isArea ? toArea(given) : requireAddress(given, 'shipping', locale)
}

/** Makes the partial address that a wallet shows before approval; it suffices to price the delivery (PAY-08). */
const toArea = ({ city, province, postalCode, countryCode }: AddressInput): CartAddress => {
  if (!hasAddressRules(countryCode)) throw new Refusal('PAY401', { field: 'countryCode' })
  return { countryCode, ...(city && { city }), ...(province && { province }), ...(postalCode && { postalCode }) }
}

const toOrigin = (context: Context, cookies: string | string[] | undefined): ExpressOrigin => {
  const [, browserId] = /(?:^|;\s*)bid=([\w.-]{1,64})(?:;|$)/.exec(String(cookies ?? '')) ?? []
  return { context, ...(browserId && { browserId }) }
}
