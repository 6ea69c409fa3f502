import { randomUUID } from 'node:crypto'
import { findReservationRefusal } from '@lacehouse/domain/cart/find-reservation-refusal'
import { getReservationEnd } from '@lacehouse/domain/cart/plan-reserve-item'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { requireContact } from '../../core/cart/check-contact.ts'
import { type CartContext, toOwner } from '../../core/cart/load-cart.ts'
import { refusePlan } from '../../core/cart/refuse-plan.ts'
import { toNetworkKey } from '../../core/holds/to-network-key.ts'
import type { OpenCount } from '../../core/reservations/count-open.ts'
import type { Hold, HoldDecision } from '../../core/reservations/reservations.queries.ts'
import type { Call } from '../../http/call.ts'

type HoldDeps = { readonly config: { readonly sessionSecret: string }; readonly now: () => number }

/** Makes the reservation that a call asks for; it is confirmed where the contact has the account's confirmed email. */
export function toHold(
  { config, now }: HoldDeps,
  call: Call<'cart.reserveWithItem'>,
  { cart, pricing }: Pick<CartContext, 'cart' | 'pricing'>,
): Hold {
  const { body, site, locale } = call
  const contact = requireContact(body.contact, { kind: 'store', site, locale })
  const isConfirmed = contact.email !== undefined && toMailbox(contact.email) === pricing.shopper?.confirmedEmail
  return {
    id: randomUUID(),
    owner: toOwner(call),
    network: toNetworkKey(config.sessionSecret, call.ip),
    isConfirmed,
    cartId: cart.id,
    siteId: site.siteId,
    locale,
    variantId: body.productId,
    storeId: body.storeId,
    quantity: body.qty ?? 1,
    contact,
    until: getReservationEnd(now(), isConfirmed),
  }
}

/** Decides by the bounds of reservations. A mailbox that has not confirmed gets no second mail for some hours. */
export function toDecision({ quantity, isConfirmed }: Hold): HoldDecision {
  return (open) => {
    const refusal = findReservationRefusal(open, { qty: quantity, isConfirmed })
    if (refusal) return refusePlan(refusal)
    return { sendsMail: isConfirmed || !open.wasMailed }
  }
}

/** Says whether a reservation is confirmed, and otherwise which mail has the link for it. */
export function toConfirmation(
  { isConfirmed }: Hold,
  { wasMailed }: OpenCount,
): 'confirmed' | 'by_mail' | 'by_earlier_mail' {
  if (isConfirmed) return 'confirmed'
  return wasMailed ? 'by_earlier_mail' : 'by_mail'
}
