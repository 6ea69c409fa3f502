import { arrayOf, json, param, sql, statement, text } from '@lacehouse/database'
import type { SetRow } from './read-sets.ts'

export const writeSets = statement({
  name: 'import-sets',
  row: { id: text },
  sql: sql`
  insert into product_sets as own (id, names, slugs, descriptions, position, status)
  select id, names, slugs, descriptions, position, status from jsonb_to_recordset(${param('rows', json<readonly SetRow[]>())})
    as g (id text, names jsonb, slugs jsonb, descriptions jsonb, position int, status text)
  on conflict (id) do update set names = excluded.names, slugs = excluded.slugs, descriptions = excluded.descriptions,
    position = excluded.position, status = excluded.status
  where (own.names, own.slugs, own.descriptions, own.position, own.status)
    is distinct from (excluded.names, excluded.slugs, excluded.descriptions, excluded.position, excluded.status)
  returning own.id`,
})

export const dropSetItems = statement({
  name: 'import-drop-set-items',
  row: { id: text },
  sql: sql`delete from product_set_items i where i.set_id = any(${param('setIds', arrayOf(text))})
      and i.set_id || '/' || i.product_id <> all(${param('remaining', arrayOf(text))})
    returning i.set_id as id`,
})

type SetItemRow = { readonly setId: string; readonly productId: string; readonly position: number }

export const writeSetItems = statement({
  name: 'import-set-items',
  row: { id: text },
  sql: sql`
  insert into product_set_items as own (set_id, product_id, position)
  select g."setId", g."productId", g.position from jsonb_to_recordset(${param('rows', json<readonly SetItemRow[]>())})
    as g ("setId" text, "productId" text, position int)
  join products p on p.id = g."productId"
  on conflict (set_id, product_id) do update set position = excluded.position where own.position <> excluded.position
  returning own.set_id as id`,
})
