import { boolean, integer, json, nullable, param, sql, statement, stockItems, text } from '@lacehouse/database'

export type ExpectedRow = {
  readonly variantId: string
  readonly locationId: string
  readonly incoming: number
  readonly expectedOn: string | null
}

const expectedRows = sql`jsonb_to_recordset(${param('rows', json<readonly ExpectedRow[]>())})
    as g ("variantId" text, "locationId" text, incoming int, "expectedOn" date)`

/** Locks the stock items of which the shop has something else on its way than the rows say. */
export const lockDiffering = statement({
  name: 'import-lock-expected',
  row: {
    variantId: stockItems.variantId,
    locationId: stockItems.locationId,
    productId: text,
    incoming: integer,
    promised: integer,
    expectedOn: nullable(text),
  },
  sql: sql`select s.variant_id as "variantId", s.location_id as "locationId", v.product_id as "productId", s.incoming, s.promised,
      s.expected_on::text as "expectedOn"
    from stock_items s join variants v on v.id = s.variant_id
    join ${expectedRows} on g."variantId" = s.variant_id and g."locationId" = s.location_id
    where s.incoming <> g.incoming or g.incoming > 0 and s.expected_on is distinct from g."expectedOn"
    order by 1, 2 for no key update of s`,
})

/** Sets the days, and says for which items orders wait. */
export const setExpectedDays = statement({
  name: 'import-expected-days',
  row: { variantId: stockItems.variantId, locationId: stockItems.locationId, day: text, isAwaited: boolean },
  sql: sql`update stock_items s set expected_on = g."expectedOn", updated_at = now() from ${expectedRows}
    where s.variant_id = g."variantId" and s.location_id = g."locationId" and g.incoming > 0
      and s.expected_on is distinct from g."expectedOn"
    returning s.variant_id as "variantId", s.location_id as "locationId", s.expected_on::text as day, s.promised > 0 as "isAwaited"`,
})

export const expectUnits = statement({
  name: 'import-expect-units',
  sql: sql`insert into stock_entries (variant_id, location_id, reason, quantity, reference)
    select s.variant_id, s.location_id, 'expect', g.incoming - s.incoming, 'import'
    from stock_items s join ${expectedRows} on g."variantId" = s.variant_id and g."locationId" = s.location_id
    where g.incoming <> s.incoming order by 1, 2`,
})
