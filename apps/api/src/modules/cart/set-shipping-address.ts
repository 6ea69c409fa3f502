import type { AddressReply } from '@lacehouse/contracts'
import { planClearShippingAddress, planLeaveExpress, planSetShippingAddress } from '@lacehouse/domain'
import { type AddressCheck, suggestAddress } from '@lacehouse/domain/address/suggest-address'
import { hasCaptcha } from '@lacehouse/domain/site/site'
import { formatMessage } from '@lacehouse/messages'
import type { Captcha } from '../../captcha/captcha.ts'
import { type CartDeps, changeCart, loadCart } from '../../cart/cart-scene.ts'
import { checkAddress, requireAddress } from '../../cart/check-address.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { setCollection } from './set-collection.ts'
import { type ExpressDeps, setExpressAddress } from './set-express-address.ts'

export type AddressDeps = ExpressDeps & { readonly captcha: Captcha }

/** Sets the shipping address after its country's rules; each thing wrong is told at its field (CHK-01, CHK-02, CHK-16). */
export const setShippingAddress =
  (deps: AddressDeps): Handler<'cart.setShippingAddress'> =>
  async (call) => {
    const { address: input, recaptcha_response } = call.body
    const { context } = call.query
    if (hasCaptcha(call.site, 'address') && !(await deps.captcha.accept(recaptcha_response)))
      throw new Refusal('AUT403')
    if (context === 'COLLECTION') return setCollection(deps, call)
    if (context) return setExpressAddress(deps, call, context)
    if (!input) throw new Refusal('API400', { field: 'address' })
    const address = requireAddress(input, 'shipping', call.locale)
    if (suggestAddress(address).status === 'not_found') throw new Refusal('CHK380', { field: 'postalCode' })
    return changeCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, till }) =>
      planSetShippingAddress(cart, address, till.facts),
    )
  }

/** What the check of an address says of its fields, in words; what a street lacks by itself is its number. */
const toProblems = (check: AddressCheck, locale: string): { field: string; message: string }[] => {
  if (check.status === 'not_found') return [{ field: check.field, message: formatMessage(locale, 'CHK380') }]
  if (check.status !== 'incomplete') return []
  return check.fields.map((field) => ({ field, message: formatMessage(locale, 'validation.houseNumber') }))
}

export const removeShippingAddress =
  (deps: CartDeps): Handler<'cart.removeShippingAddress'> =>
  (call) =>
    changeCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, till }) =>
      call.query.context ? planLeaveExpress(cart, till.facts) : planClearShippingAddress(cart, till.facts),
    )

/** Checks an address without keeping it, and suggests a better one (S1.7). */
export const validateShippingAddress =
  (deps: CartDeps): Handler<'cart.validateShippingAddress'> =>
  async (call) => {
    await loadCart(deps, call, { cartId: call.params.basketId })
    const { address, problems } = checkAddress(call.body.address, 'shipping', call.locale)
    const told = problems.map(({ field = '', message }) => ({ field, message }))
    if (told.length > 0) return { status: 'incomplete' as const, problems: told }
    const check = suggestAddress(address)
    if (check.status !== 'suggestion') return { status: check.status, problems: toProblems(check, call.locale) }
    const { country: _, approachType: __, ...suggestion } = check.suggestion
    return { status: check.status, problems: [], suggestion: suggestion as Partial<AddressReply> }
  }
