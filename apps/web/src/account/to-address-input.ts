import type { CallInput, CallReply } from '@lacehouse/contracts'

export type SavedAddress = CallReply<'consumer.get'>['consumerProfile']['consumerDetails']['address'][number]
type AddressInput = CallInput<'consumer.addAddress'>['body']['address']

/** A saved address as a cart takes it. */
export function toAddressInput(address: SavedAddress): Omit<AddressInput, 'approachType' | 'main'> {
  const { firstName, lastName, addressLine1, addressLine2, city, province, postalCode, countryCode, phone, email } =
    address
  return {
    firstName,
    lastName,
    addressLine1,
    city,
    countryCode,
    ...(addressLine2 && { addressLine2 }),
    ...(province && { province }),
    ...(postalCode && { postalCode }),
    ...(phone && { phone }),
    ...(email && { email }),
  }
}
