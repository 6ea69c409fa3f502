import { formatPhone } from '@lacehouse/domain/phone/format-phone'
import type { Cart } from './cart.ts'

type Address = NonNullable<Cart['shippingAddress']>

/** Countries that write the town before its postal code. */
const townFirst = new Set(['US', 'CA', 'GB', 'AU'])

/** An address as its country writes it on a parcel. */
export function AddressLines({ address }: { readonly address: Address }) {
  const { firstName, lastName, addressLine1, addressLine2, city, province, postalCode, countryCode } = address
  const place = townFirst.has(countryCode)
    ? [[city, province].filter(Boolean).join(', '), postalCode]
    : [postalCode, city, province && `(${province})`]
  const lines = [`${firstName} ${lastName}`, addressLine1, addressLine2, place.filter(Boolean).join(' ')]
  return (
    <address style={{ fontStyle: 'normal' }}>
      {lines.filter(Boolean).map((line) => (
        <span key={line} style={{ display: 'block' }}>
          {line}
        </span>
      ))}
      {address.phone ? <span style={{ display: 'block' }}>{formatPhone(address.phone, countryCode)}</span> : null}
    </address>
  )
}
