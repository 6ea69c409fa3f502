import { integer, param, productSets, products, sql, statement } from '@lacehouse/database'

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

/** The sets of products that have a page. */
export const listLiveSets = statement({
  name: 'sitemap-sets',
  row: { id: productSets.id, slugs: productSets.slugs },
  sql: sql`select id, slugs from product_sets where status = 'live' order by position, id limit 5000`,
})
