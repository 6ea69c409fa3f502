import type { AddressReply } from '@lacehouse/contracts'
import type { CartAddress } from '@lacehouse/domain/cart/cart-address'
import { formatPhoneNumber } from '@lacehouse/domain/phone/format-phone-number'
import type { Site } from '@lacehouse/domain/site/site'

/** Makes the reply of an address that is complete, with its phone number as people read it and the site's sales region. */
export function toAddressReply(
  { subscriptions, ...address }: CartAddress,
  site: Pick<Site, 'region'> | undefined,
): AddressReply {
  const { addressLine1 = '', city = '', firstName = '', lastName = '', phone, province, countryCode } = address
  return {
    ...address,
    addressLine1,
    city,
    firstName,
    lastName,
    ...(site && { region: site.region }),
    ...(province && { stateCode: province }),
    ...(phone && { phoneText: formatPhoneNumber(phone, countryCode) }),
    ...(subscriptions && { subscriptions: { newsletterConsent: subscriptions.newsletterConsent ?? false } }),
  }
}
