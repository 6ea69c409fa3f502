import { type Fragment, sql, type ValuesOf } from '@lacehouse/database'

/** Selects the present states of reservations as one JSON object of `HoldState` by id; `ids` is an expression for their array. */
export function holdStates<Ids extends Fragment<never>>(ids: Ids): Fragment<ValuesOf<Ids>> {
  return sql`select json_object_agg(r.id, json_build_object('isHeld', r.state <> 'ended',
      'until', extract(epoch from r.expires_at) * 1000, 'isConfirmed', r.confirmed_at is not null))
    from reservations r where r.id = any (${ids})`
}
