import { type Executor, execute } from './sql/run-statement.ts'
import { param, sql } from './sql/sql.ts'
import { arrayOf, text } from './sql/sql-types.ts'
import { statement } from './sql/statement.ts'

const documents = sql`
  insert into search_documents
    (product_id, locale, title, labels, traits, body, category_ids, popularity, published_at, updated_at)
  select p.id, locale, (p.names ->> locale) || ' ' || p.brand,
    coalesce((select string_agg(distinct c.names ->> locale, ' ') from product_categories pc
      join categories c on c.id = pc.category_id where pc.product_id = p.id), '')
      || ' ' || coalesce((select string_agg(distinct k.names ->> locale, ' ') from product_colours k
      where k.product_id = p.id), '')
      || ' ' || coalesce((select string_agg(distinct o.value, ' ') from variants v, jsonb_each_text(v.options - 'size') o
      where v.product_id = p.id and v.status = 'live'), ''),
    coalesce((select string_agg(value #>> '{}', ' ')
      from jsonb_path_query(p.attributes, 'strict $.** ? (@.type() == "string")') as value), ''),
    coalesce(p.descriptions ->> locale, ''),
    coalesce((select array_agg(pc.category_id order by pc.position) from product_categories pc
      where pc.product_id = p.id), '{}'),
    p.popularity, p.published_at, now()
  from products p cross join lateral jsonb_object_keys(p.names) as locale
  where p.status = 'live'`

const takeOver = sql`
  on conflict (product_id, locale) do update set title = excluded.title, labels = excluded.labels,
    traits = excluded.traits, body = excluded.body, category_ids = excluded.category_ids,
    popularity = excluded.popularity, published_at = excluded.published_at, updated_at = excluded.updated_at`

const withdrawn = sql`delete from search_documents d using products p where p.id = d.product_id and p.status <> 'live'`

const ids = param('ids', arrayOf(text))

// Some products and all have a statement each: one for both would be planned to read every product.
const writeSome = statement({
  name: 'search-documents-write',
  sql: sql`${documents} and p.id = any(${ids}) ${takeOver}`,
})
const writeAll = statement({ name: 'search-documents-write-all', sql: sql`${documents} ${takeOver}` })
const removeSome = statement({ name: 'search-documents-remove', sql: sql`${withdrawn} and p.id = any(${ids})` })
const removeAll = statement({ name: 'search-documents-remove-all', sql: withdrawn })

/** Rewrites the search documents of these products, or of all, in every locale in which they have a name. */
export async function refreshSearchDocuments(executor: Executor, productIds: readonly string[] | null): Promise<void> {
  if (productIds === null) {
    await execute(executor, writeAll)
    await execute(executor, removeAll)
    return
  }
  await execute(executor, writeSome, { ids: productIds })
  await execute(executor, removeSome, { ids: productIds })
}
