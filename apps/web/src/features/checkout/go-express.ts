import type { CallInput, CallReply } from '@lacehouse/contracts'
import { cardsQuery, profileQuery } from '../../client/account/profile-query.ts'
import { toAddressInput } from '../../client/account/to-address-input.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { getCaptcha } from '../../client/captcha/get-captcha.ts'
import type { Cart } from '../../client/cart/cart.ts'
import { changeCart } from '../../client/cart/change-cart.ts'
import { findStep, isPickupOnly } from './checkout-steps.ts'

type Options = { readonly country: string; readonly asksCaptcha: boolean }

/**
 * Fills a cart with the default card of the signed-in shopper, and with their default address, or their name as
 * contact of a pickup (CHK-05). False where one of them is missing; then the checkout begins at its first step with
 * what could be filled in.
 */
export async function goExpress(cart: Cart, { country, asksCaptcha }: Options): Promise<boolean> {
  if (findStep('summary', cart) === 'summary') return true
  const [profile, cards] = await Promise.all([queryClient.fetchQuery(profileQuery), queryClient.fetchQuery(cardsQuery)])
  const card = cards.find(({ main, expired }) => main && !expired)
  const own = profile.consumerDetails.address.filter((address) => address.main && address.countryCode === country)
  const shipping = own.find(({ approachType }) => approachType === 'S')
  const isSent = cart.shippingMethods.length > 0 && cart.shippingAddress === undefined
  const goesElsewhere = !isSent && cart.shippingAddress === undefined
  const billing = goesElsewhere ? (own.find(({ approachType }) => approachType === 'B') ?? shipping) : undefined
  if (!card || !(isSent ? shipping : (billing ?? cart.shippingAddress))) return false
  if (isSent && shipping) await setAddress(toAddressInput(shipping), { asksCaptcha })
  if (goesElsewhere && isPickupOnly(cart) && !cart.pickup)
    await setAddress(toContact(profile.consumerDetails, country), { asksCaptcha, context: 'COLLECTION' })
  const bill = billing ? { address: toAddressInput(billing), sameAsShipping: false } : { sameAsShipping: true as const }
  await changeCart(({ cartId }) =>
    browserApi.call('cart.setBillingAddress', { params: { basketId: cartId }, body: bill }),
  )
  const body = { payment_method_id: 'CREDIT_CARD' as const, saved_payment_instrument_id: card.paymentInstrumentId }
  await changeCart(({ cartId }) => browserApi.call('cart.addPaymentInstrument', { params: { basketId: cartId }, body }))
  return true
}

type AddressCall = CallInput<'cart.setShippingAddress'>
type AddressOptions = { readonly asksCaptcha: boolean; readonly context?: 'COLLECTION' }

async function setAddress(
  address: AddressCall['body']['address'],
  { asksCaptcha, context }: AddressOptions,
): Promise<void> {
  const captcha = await getCaptcha(asksCaptcha)
  const body = { address, ...(captcha && { recaptcha_response: captcha }) }
  const query = context && { context }
  await changeCart(({ cartId }) =>
    browserApi.call('cart.setShippingAddress', { params: { basketId: cartId }, ...(query && { query }), body }),
  )
}

type Details = CallReply<'consumer.get'>['consumerProfile']['consumerDetails']

/** The signed-in shopper is the contact of the pickup. */
const toContact = ({ firstName, lastName, email }: Details, countryCode: string) => ({
  firstName,
  lastName,
  email,
  countryCode,
})
