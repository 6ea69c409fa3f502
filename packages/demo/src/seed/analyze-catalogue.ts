import { sql, statement } from '@lacehouse/database'

/** Counts the catalogue's rows anew: without fresh statistics PostgreSQL would plan the next statements for empty tables. */
export const analyzeCatalogue = statement({
  name: 'demo-analyze-catalogue',
  sql: sql`analyze products, product_colours, product_categories, categories`,
})
