import type { CallReply } from '@lacehouse/contracts'
import type { TestShopper } from './test-client.ts'

type Cart = CallReply<'cart.get'>

const addresses: Readonly<Record<string, Record<string, string>>> = {
  'en-us': {
    firstName: 'Ada',
    lastName: 'Marsh',
    addressLine1: '12 Valencia St',
    city: 'San Francisco',
    province: 'CA',
    postalCode: '94103',
    countryCode: 'US',
    phone: '4155550132',
    email: 'ada@example.com',
  },
  'fr-ca': {
    firstName: 'Élise',
    lastName: 'Tremblay',
    addressLine1: '400 rue Saint-Paul',
    city: 'Montréal',
    province: 'QC',
    postalCode: 'H2Y 1C6',
    countryCode: 'CA',
    phone: '5145550132',
    email: 'elise@example.com',
  },
  'de-de': {
    firstName: 'Jörg',
    lastName: 'Weiß',
    addressLine1: 'Invalidenstraße 43',
    city: 'Berlin',
    postalCode: '10115',
    countryCode: 'DE',
    phone: '03055501234',
    email: 'joerg@example.com',
  },
  'fr-fr': {
    firstName: 'Inès',
    lastName: 'Morel',
    addressLine1: '12 rue Oberkampf',
    city: 'Paris',
    postalCode: '75011',
    countryCode: 'FR',
    phone: '0199000132',
    email: 'ines@example.com',
  },
  'it-it': {
    firstName: 'Giulia',
    lastName: 'Conti',
    addressLine1: 'Via Paolo Sarpi 12',
    city: 'Milano',
    province: 'MI',
    postalCode: '20154',
    countryCode: 'IT',
    phone: '0255500132',
    email: 'giulia@example.com',
  },
  'es-es': {
    firstName: 'Lucía',
    lastName: 'Serrano',
    addressLine1: 'Calle del Pez, 12',
    city: 'Madrid',
    province: 'M',
    postalCode: '28004',
    countryCode: 'ES',
    phone: '915550132',
    email: 'lucia@example.com',
  },
  'nl-nl': {
    firstName: 'Sanne',
    lastName: 'de Vries',
    addressLine1: 'Prinsengracht 412',
    city: 'Amsterdam',
    postalCode: '1016 JC',
    countryCode: 'NL',
    phone: '0205550132',
    email: 'sanne@example.com',
  },
  'en-au': {
    firstName: 'Ada',
    lastName: 'Marsh',
    addressLine1: '12 Foveaux Street',
    city: 'Surry Hills',
    province: 'NSW',
    postalCode: '2010',
    countryCode: 'AU',
    phone: '0255500132',
    email: 'ada.au@example.com',
  },
}

/** A valid address of the shopper's country. */
export function addressOf(locale: string): { countryCode: string } & Record<string, string> {
  return {
    countryCode: 'US',
    ...addresses[locale],
  }
}

/** Makes a cart with an item by the call that pages use. */
export function createCartWith(shopper: TestShopper, productId: string, qty = 1): Promise<Cart> {
  return shopper.call('cart.createWithItem', { body: { productId, qty } })
}

/** Sets address, delivery and billing of a cart, which payment requires. */
export async function makeAddressed(shopper: TestShopper, basketId: string, email?: string): Promise<Cart> {
  const params = { basketId }
  const address = { ...addressOf(shopper.locale), ...(email && { email }) }
  await shopper.call('cart.setShippingAddress', { params, body: { address } })
  return shopper.call('cart.setBillingAddress', { params, body: { sameAsShipping: true } })
}

const goodCard = 'tok_success'

/**
 * Makes a cart ready to be ordered: sets address, delivery, billing and a card. The shopper of any but the good card has an email
 * address of their own, because the declined cards of one address count together.
 */
export async function makeReady(shopper: TestShopper, basketId: string, token = goodCard): Promise<Cart> {
  const hasOwnEmail = token !== goodCard && shopper.id !== ''
  await makeAddressed(shopper, basketId, hasOwnEmail ? `${shopper.id}@example.com` : undefined)
  const body = { payment_method_id: 'CREDIT_CARD', token } as const
  await shopper.call('cart.addPaymentInstrument', { params: { basketId }, body })
  return shopper.call('checkout.prepareOrder', { body: { basketId } })
}
