import type { AddressReply } from '@lacehouse/contracts'
import { type AddressCheck, suggestAddress } from '@lacehouse/domain/address/suggest-address'
import { planClearShippingAddress, planSetShippingAddress } from '@lacehouse/domain/cart/plan-set-addresses'
import { planLeaveExpress } from '@lacehouse/domain/cart/plan-set-express-address'
import { formatMessage } from '@lacehouse/messages'
import { checkAddress, requireAddress } from '../../core/cart/check-address.ts'
import { type CartDeps, loadCart } from '../../core/cart/load-cart.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Captcha } from '../../infra/captcha/captcha.ts'
import { requireCaptcha } from '../../infra/captcha/require-captcha.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'
import { type ExpressDeps, setExpressAddress } from './set-express-address.ts'
import { setPickup } from './set-pickup.ts'

export type AddressDeps = ExpressDeps & { readonly captcha: Captcha }

/** Sets the shipping address by the rules of its country; a refusal names each invalid field (CHK-01, CHK-02, CHK-16). */
export function setShippingAddress(deps: AddressDeps): Handler<'cart.setShippingAddress'> {
  return async (call) => {
    const { address: input, recaptcha_response } = call.body
    const { context } = call.query
    await requireCaptcha(deps, call, { form: 'address', response: recaptcha_response })
    if (context === 'COLLECTION') return setPickup(deps, call)
    if (context) return setExpressAddress(deps, call, context)
    if (!input) throw new Refusal('API400', { field: 'address' })
    const address = requireAddress(input, 'shipping', call.locale)
    if (suggestAddress(address).status === 'not_found') throw new Refusal('CHK380', { field: 'postalCode' })
    return replyWithChangedCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, pricing }) =>
      planSetShippingAddress(cart, address, pricing.facts),
    )
  }
}

/** Lists the problems of an address with their messages; an incomplete street always lacks its house number. */
const toProblems = (check: AddressCheck, locale: string): { field: string; message: string }[] => {
  if (check.status === 'not_found') return [{ field: check.field, message: formatMessage(locale, 'CHK380') }]
  if (check.status !== 'incomplete') return []
  return check.fields.map((field) => ({ field, message: formatMessage(locale, 'validation.houseNumber') }))
}

export function removeShippingAddress(deps: CartDeps): Handler<'cart.removeShippingAddress'> {
  return (call) =>
    replyWithChangedCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, pricing }) =>
      call.query.context ? planLeaveExpress(cart, pricing.facts) : planClearShippingAddress(cart, pricing.facts),
    )
}

/** Validates an address without storing it, and suggests a correction (CHK-01). */
export function validateShippingAddress(deps: CartDeps): Handler<'cart.validateShippingAddress'> {
  return async (call) => {
    await loadCart(deps, call, { cartId: call.params.basketId })
    const { address, problems } = checkAddress(call.body.address, 'shipping', call.locale)
    const invalid = problems.map(({ field = '', message }) => ({ field, message }))
    if (invalid.length > 0) return { status: 'incomplete' as const, problems: invalid }
    const check = suggestAddress(address)
    if (check.status !== 'suggestion') return { status: check.status, problems: toProblems(check, call.locale) }
    const { country: _, approachType: __, ...suggestion } = check.suggestion
    return { status: check.status, problems: [], suggestion: suggestion as Partial<AddressReply> }
  }
}
