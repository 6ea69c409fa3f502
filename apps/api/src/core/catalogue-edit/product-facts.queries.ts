import { arrayOf, boolean, json, nullable, param, sql, statement, text } from '@lacehouse/database'
import type { Localised } from '../catalogue/product-record.ts'

const productId = param('productId', text)

/** The attributes that are facts which staff edit. */
export type FactAttributes = {
  readonly upsells?: readonly string[]
  readonly upsellLayout?: 'carousel'
  readonly modelMeasurements?: Localised
}

export const writeProductFacts = statement({
  name: 'edit-write-facts',
  sql: sql`update products set badge = ${param('badge', nullable(json<Localised>()))}, eyebrow = ${param('eyebrow', nullable(json<Localised>()))},
    target_publish_at = ${param('launchAt', nullable(text))}::text::timestamptz(3), presale = ${param('presale', boolean)},
    is_reserve_in_store_only = ${param('isReserveInStoreOnly', boolean)},
    attributes = (attributes - array['upsells', 'upsellLayout', 'modelMeasurements']) || ${param('attributes', json<FactAttributes>())},
    updated_at = now()
  where id = ${productId}`,
})

export const listExisting = statement({
  name: 'edit-existing-products',
  row: { id: text },
  sql: sql`select id from products where id = any(${param('ids', arrayOf(text))})`,
})

/** Each mark of the catalogue with the words that most products have with it. */
export const listMarks = statement({
  name: 'edit-list-marks',
  row: { code: text, words: json<Localised>() },
  sql: sql`select distinct on (code) code, words from (
      select mark ->> 'code' as code, mark - 'code' as words, count(*) as products from (
        select badge as mark from products where badge is not null union all select eyebrow from products where eyebrow is not null) marks
      where mark ->> 'code' <> '' group by 1, 2) used
    order by code, products desc, words::text limit 100`,
})
