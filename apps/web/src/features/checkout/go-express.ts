import type { CallReply } from '@lacehouse/contracts'
import { cardsQuery, profileQuery } from '../../client/account/profile-query.ts'
import { toAddressInput } from '../../client/account/to-address-input.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import type { Cart } from '../../client/cart/cart.ts'
import { peekCart } from '../../client/cart/cart-query.ts'
import { changeCart } from '../../client/cart/change-cart.ts'
import { type CheckoutStep, findStep, isPickupOnly } from './checkout-steps.ts'
import { setShippingAddress } from './set-shipping-address.ts'

type Options = { readonly country: string; readonly asksCaptcha: boolean; readonly isSignedIn: boolean }
type Profile = CallReply<'consumer.get'>['consumerProfile']
type Card = Awaited<ReturnType<NonNullable<typeof cardsQuery.queryFn>>>[number]

/**
 * Fills a cart with the default card of the signed-in shopper, and with their default address (CHK-05). What is only picked up needs
 * no address: it is filled with what is known, guests included. Gives the step to go on with, or null where the checkout begins at
 * its first step.
 */
export async function goExpress(cart: Cart, { isSignedIn, ...options }: Options): Promise<CheckoutStep | null> {
  if (findStep('summary', cart) === 'summary') return 'summary'
  if (isSignedIn) {
    const [profile, cards] = await Promise.all([
      queryClient.fetchQuery(profileQuery),
      queryClient.fetchQuery(cardsQuery),
    ])
    const card = cards.find(({ main, expired }) => main && !expired)
    const isFilled = isPickupOnly(cart)
      ? await fillPickup(cart, { profile, card, ...options })
      : await fillDelivery(cart, { profile, card, ...options })
    if (isFilled) return 'summary'
  }
  const step = findStep('summary', peekCart() ?? cart)
  return isPickupOnly(cart) && step !== 'shipping' ? step : null
}

type Known = Omit<Options, 'isSignedIn'> & { readonly profile: Profile; readonly card: Card | undefined }

/** Says whether the cart got everything; without a card or an address it stays as it is. */
async function fillDelivery(cart: Cart, { profile, card, country, asksCaptcha }: Known): Promise<boolean> {
  const { shipping, billing } = findDefaults(profile, country)
  const isSent = cart.shippingMethods.length > 0 && cart.shippingAddress === undefined
  const goesElsewhere = !isSent && cart.shippingAddress === undefined
  const bill = goesElsewhere ? (billing ?? shipping) : undefined
  if (!card || !(isSent ? shipping : (bill ?? cart.shippingAddress))) return false
  if (isSent && shipping) await setShippingAddress({ address: toAddressInput(shipping) }, { asksCaptcha })
  await setBilling(bill)
  await setCard(card)
  return true
}

/** Sets the shopper as the contact of the pickup, and the default card and address where there are any. */
async function fillPickup(cart: Cart, { profile, card, country, asksCaptcha }: Known): Promise<boolean> {
  if (!cart.pickup)
    await setShippingAddress(
      { address: toContact(profile.consumerDetails, country) },
      { asksCaptcha, context: 'COLLECTION' },
    )
  const { shipping, billing } = findDefaults(profile, country)
  const bill = billing ?? shipping
  if (bill) await setBilling(bill)
  if (card) await setCard(card)
  return Boolean(bill && card)
}

const findDefaults = ({ consumerDetails }: Profile, country: string) => {
  const own = consumerDetails.address.filter((address) => address.main && address.countryCode === country)
  return {
    shipping: own.find(({ approachType }) => approachType === 'S'),
    billing: own.find(({ approachType }) => approachType === 'B'),
  }
}

type SavedAddress = Profile['consumerDetails']['address'][number]

/** Without an address, the bill goes to the delivery address. */
async function setBilling(address: SavedAddress | undefined): Promise<void> {
  const body = address ? { address: toAddressInput(address), sameAsShipping: false } : { sameAsShipping: true as const }
  await changeCart(({ cartId }) => browserApi.call('cart.setBillingAddress', { params: { basketId: cartId }, body }))
}

async function setCard({ paymentInstrumentId }: Card): Promise<void> {
  const body = { payment_method_id: 'CREDIT_CARD' as const, saved_payment_instrument_id: paymentInstrumentId }
  await changeCart(({ cartId }) => browserApi.call('cart.addPaymentInstrument', { params: { basketId: cartId }, body }))
}

/** The signed-in shopper is the contact of the pickup. */
const toContact = ({ firstName, lastName, email }: Profile['consumerDetails'], countryCode: string) => ({
  firstName,
  lastName,
  email,
  countryCode,
})
