export { loadShippingMethods } from './load-shipping-methods.ts'
export { loadSites } from './load-sites.ts'
