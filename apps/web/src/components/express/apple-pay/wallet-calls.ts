import type { CallInput } from '@lacehouse/contracts'
import { toWalletAddress, type WalletContact } from '@lacehouse/domain/address/wallet-contact'
import { browserApi } from '../../../client/api/browser-api.ts'
import { getCaptcha } from '../../../client/captcha/get-captcha.ts'
import type { Cart } from '../../../client/cart/cart.ts'
import { sendDevicePrint } from '../../../client/cart/send-device-print.ts'
import { readSeller } from '../../../client/stores/seller.ts'

export type WalletOrder = { readonly orderNumber: string; readonly state: string }
type Address = NonNullable<CallInput<'cart.setShippingAddress'>['body']['address']>

/** The calls of a wallet's session, each about one cart (PAY-08). */
export type WalletCalls = {
  readonly openSession: (cartId: string) => Promise<unknown>
  readonly setAddress: (cartId: string, contact: WalletContact) => Promise<Cart>
  readonly setMethod: (cart: Cart, group: 'me' | 'customs', code: string) => Promise<Cart>
  readonly setBilling: (cartId: string, contact: WalletContact | null) => Promise<Cart>
  readonly addSealed: (cartId: string, paymentData: object) => Promise<Cart>
  readonly place: (cart: Cart) => Promise<WalletOrder>
}

type Forms = { readonly address: boolean; readonly order: boolean }

/** Creates the calls. Where the site asks for a captcha, it is solved for wallets too. */
export function createWalletCalls(captcha: Forms): WalletCalls {
  return {
    openSession: async (cartId) => {
      const query = { cartId, paymentMethodId: 'APPLE_PAY', paymentMethod: 'applepay', referer: location.href } as const
      const { meta } = await browserApi.call('cart.paymentSession', { query })
      return JSON.parse(meta.merchantSession)
    },
    setAddress: async (basketId, contact) => {
      const solved = await getCaptcha(captcha.address)
      return browserApi.call('cart.setShippingAddress', {
        params: { basketId },
        query: { context: 'APPLE_PAY_EXPRESS' },
        body: { address: toInput(contact), ...(solved && { recaptcha_response: solved }) },
      })
    },
    setMethod: ({ id }, shippingId, code) =>
      browserApi.call('cart.chooseShippingMethod', { body: { cartId: id, shippingId, code, shopperAppliedSM: true } }),
    setBilling: (basketId, contact) =>
      browserApi.call('cart.setBillingAddress', {
        params: { basketId },
        body: contact ? { sameAsShipping: false, address: toInput(contact) } : { sameAsShipping: true },
      }),
    addSealed: (basketId, paymentData) =>
      browserApi.call('cart.addPaymentInstrument', {
        params: { basketId },
        body: { payment_method_id: 'APPLE_PAY', sealed: JSON.stringify(paymentData) },
      }),
    place: async ({ id, totals }) => {
      await sendDevicePrint(id)
      const solved = await getCaptcha(captcha.order)
      const body = {
        cartId: id,
        expectedTotal: totals.total,
        inStoreSalesInfo: readSeller() ?? undefined,
        ...(solved && { recaptcha_response: solved }),
      }
      return browserApi.call('checkout.placeOrder', { body })
    },
  }
}

const toInput = (contact: WalletContact): Address => {
  const { firstName, lastName, addressLine1, addressLine2, city, province, postalCode, email, phone, countryCode } =
    toWalletAddress(contact)
  return { firstName, lastName, addressLine1, addressLine2, city, province, postalCode, email, phone, countryCode }
}
