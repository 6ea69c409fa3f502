import type { AddressInput, CallRequest, Cart } from '@lacehouse/contracts'
import { hasAddressRules } from '@lacehouse/domain/address/get-address-rules'
import type { ExpressOrigin } from '@lacehouse/domain/cart/cart'
import type { CartAddress } from '@lacehouse/domain/cart/cart-address'
import { planSetExpressAddress } from '@lacehouse/domain/cart/plan-set-express-address'
import { requireAddress } from '../../core/cart/check-address.ts'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PaymentProviders } from '../../infra/payment-providers/payment-providers.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'

export type ExpressDeps = CartDeps & { readonly payments: PaymentProviders }

type AddressCall = Call<'cart.setShippingAddress'>
type Context = NonNullable<CallRequest<'cart.setShippingAddress'>['query']['context']>

/** Sets an address that comes from somebody else's page or a wallet, and keeps where it came from (PAY-10). */
export async function setExpressAddress(deps: ExpressDeps, call: AddressCall, context: Context): Promise<Cart> {
  const { token, address: input } = call.body
  const agreed = context === 'PAYPAL_EXPRESS' && token ? await getAgreed(deps, token) : null
  const told = agreed?.address ?? input
  if (!told) throw new Refusal('API400', { field: 'address' })
  const isArea = context === 'APPLE_PAY_EXPRESS' && told.addressLine1 === undefined
  const address = isArea ? toArea(told) : requireAddress(told, 'shipping', call.locale)
  const origin = toOrigin(context, call.headers.cookie)
  return replyWithChangedCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, pricing }) =>
    planSetExpressAddress(cart, { address, origin, option: agreed?.shippingOption }, pricing.facts),
  )
}

type Agreed = { readonly address: AddressInput; readonly shippingOption?: string | undefined }

/** The address and the way to send it are asked of the provider and never taken from the page. */
const getAgreed = async ({ payments }: ExpressDeps, token: string): Promise<Agreed> => {
  const approval = await payments.findFor('PAYPAL')?.findApproval?.(token)
  if (!approval) throw new Refusal('PAY400')
  if (!approval.isApproved || !approval.address) throw new Refusal('PYT404', { field: 'token' })
  return { address: approval.address, shippingOption: approval.shippingOption }
}

/** What a wallet shows of an address before the shopper has agreed: enough to price the delivery (S2.4). */
const toArea = ({ city, province, postalCode, countryCode }: AddressInput): CartAddress => {
  if (!hasAddressRules(countryCode)) throw new Refusal('PAY401', { field: 'countryCode' })
  return { countryCode, ...(city && { city }), ...(province && { province }), ...(postalCode && { postalCode }) }
}

const toOrigin = (context: Context, cookies: string | string[] | undefined): ExpressOrigin => {
  const [, browserId] = /(?:^|;\s*)bid=([\w.-]{1,64})(?:;|$)/.exec(String(cookies ?? '')) ?? []
  return { context, ...(browserId && { browserId }) }
}
