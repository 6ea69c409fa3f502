import { formatAddress } from '@lacehouse/domain/address/format-address'
import type { Cart } from '../../client/cart/cart.ts'

type Address = NonNullable<Cart['shippingAddress']>

/** Shows an address in the order of its country. */
export function AddressLines({ address }: { readonly address: Address }) {
  const phone = address.phoneText ?? address.phone
  return (
    <address style={{ fontStyle: 'normal' }}>
      {formatAddress(address).map((line) => (
        <span key={line} style={{ display: 'block' }}>
          {line}
        </span>
      ))}
      {phone ? <span style={{ display: 'block' }}>{phone}</span> : null}
    </address>
  )
}
