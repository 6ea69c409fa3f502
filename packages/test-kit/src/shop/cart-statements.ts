/** The SQL statements of the cart calls, for a benchmark that sends them to the database itself. */
export { createCartQueries } from '@lacehouse/api'
