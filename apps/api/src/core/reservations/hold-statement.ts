/** The part of a statement that ends a reservation, by its id, for the row of `source`, and frees its stock. */
export function endHold(id: string, source: string): string {
  return `ended as (
    update reservations r set state = 'ended', updated_at = now() from ${source}
    where r.id = ${id} and r.state = 'held' returning r.id, r.variant_id, r.location_id, r.quantity
  ), freed as (
    insert into stock_entries (variant_id, location_id, reason, quantity, reference)
    select variant_id, location_id, 'release', -quantity, id::text from ended
  )`
}

/** The part that holds what a reservation held before, as long as its time is not over; `renewed` has a row where it is held. */
export function renewHold(id: string, source: string, now: string): string {
  return `renewed as (
    update reservations r set state = 'held', updated_at = now() from ${source}
    where r.id = ${id} and r.state = 'ended' and r.expires_at > to_timestamp(${now} / 1000.0)
    returning r.id, r.variant_id, r.location_id, r.quantity
  ), taken_again as (
    insert into stock_entries (variant_id, location_id, reason, quantity, reference)
    select variant_id, location_id, 'reserve', quantity, id::text from renewed
  )`
}
