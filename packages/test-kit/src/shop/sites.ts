/** The sites of the demo shop. */
export { loadSites } from '@lacehouse/demo'
