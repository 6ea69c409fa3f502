import { type Fragment, literal, moment, nullable, param, sql, uuid } from '@lacehouse/database'
import { reservationLimits } from '@lacehouse/domain/cart/find-reservation-refusal'

const reservationId = param('reservationId', nullable(uuid))

/** Builds the part of a statement that ends the reservation `reservationId` for the row of `source` and releases its stock. */
export function endHold(source: Fragment) {
  return sql`ended as (
    update reservations r set state = 'ended', updated_at = now() from ${source}
    where r.id = ${reservationId}::uuid and r.state = 'held' returning r.id, r.variant_id, r.location_id, r.quantity
  ), freed as (
    insert into stock_entries (variant_id, location_id, reason, quantity, reference)
    select variant_id, location_id, 'release', -quantity, id::text from ended
  )`
}

/** Builds the part of a statement that renews an ended reservation before its expiry, within the bound of its mailbox; `renewed` has a row when it succeeds. */
export function renewHold(source: Fragment) {
  return sql`renewed as (
    update reservations r set state = 'held', updated_at = now() from ${source}
    where r.id = ${reservationId}::uuid and r.state = 'ended' and r.expires_at > ${moment('updatedAt')}
      and (select count(*) from reservations o where o.state = 'held' and o.mailbox = r.mailbox) < ${literal(reservationLimits.ofMailbox)}
    returning r.id, r.variant_id, r.location_id, r.quantity
  ), taken_again as (
    insert into stock_entries (variant_id, location_id, reason, quantity, reference)
    select variant_id, location_id, 'reserve', quantity, id::text from renewed
  )`
}
