import type { CallInput } from '@lacehouse/contracts'
import { browserApi } from '../../client/api/browser-api.ts'
import { getCaptcha } from '../../client/captcha/get-captcha.ts'
import type { Cart } from '../../client/cart/cart.ts'
import { changeCart } from '../../client/cart/change-cart.ts'

type AddressCall = CallInput<'cart.setShippingAddress'>
type Options = { readonly asksCaptcha: boolean; readonly context?: NonNullable<AddressCall['query']>['context'] }

/** Sets where the cart is delivered, or the contact of its pickup, with a captcha where the site asks for one (AUTH-08). */
export function setShippingAddress(
  address: Omit<AddressCall['body'], 'recaptcha_response'>,
  { asksCaptcha, context }: Options,
): Promise<Cart> {
  return changeCart(async ({ cartId }) => {
    // A captcha counts once: the change that is repeated for a recreated cart needs another.
    const captcha = await getCaptcha(asksCaptcha)
    return browserApi.call('cart.setShippingAddress', {
      params: { basketId: cartId },
      ...(context && { query: { context } }),
      body: { ...address, ...(captcha && { recaptcha_response: captcha }) },
    })
  })
}
