import { arrayOf, integer, param, productSets, products, sql, statement, text } from '@lacehouse/database'

const isShown = sql`status = 'live' and (published_at is null or published_at <= now())`

/** The number of products that are shown. */
export const countLiveIds = statement({
  name: 'sitemap-count',
  row: { count: integer },
  sql: sql`select count(*)::int as count from products where ${isShown}`,
})

/** The ids of products that are shown, in their order, after a number of others. */
export const listIdsOfPart = statement({
  name: 'sitemap-ids',
  row: { id: products.id },
  sql: sql`select id from products where ${isShown} order by id offset ${param('offset', integer)} limit ${param('size', integer)}`,
})

/** The sets of products that have a page, with the price lists by which at least two of them are sold. */
export const listLiveSets = statement({
  name: 'sitemap-sets',
  row: { id: productSets.id, slugs: productSets.slugs, priceLists: arrayOf(text) },
  sql: sql`select s.id, s.slugs, array(
      select e.price_list from product_set_items i join products p on p.id = i.product_id and p.status = 'live'
        join price_entries e on e.product_id = p.id and e.kind = 'base'
          and e.starts_at <= now() and (e.ends_at is null or e.ends_at > now())
      where i.set_id = s.id group by e.price_list having count(distinct p.id) > 1
    ) as "priceLists"
    from product_sets s where s.status = 'live' order by s.position, s.id limit 5000`,
})
