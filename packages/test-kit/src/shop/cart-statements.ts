/** The statements of a cart's calls themselves, for a benchmark to send past the shop. */
export { createCartQueries } from '@lacehouse/api'
