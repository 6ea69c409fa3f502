import type { CallInput, CallReply } from '@lacehouse/contracts'

export type SavedAddress = CallReply<'consumer.get'>['consumerProfile']['consumerDetails']['address'][number]
type AddressInput = CallInput<'consumer.addAddress'>['body']['address']

type OwnFields = 'id' | 'addressId' | 'approachType' | 'main' | 'recipientContactPhone'

/** Maps a saved address to the input of a call. */
export function toAddressInput(address: Omit<SavedAddress, OwnFields>): Omit<AddressInput, 'approachType' | 'main'> {
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
