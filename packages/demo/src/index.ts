export { demoProducts } from './catalogue/special-cases.ts'
export { loadShippingMethods } from './load-shipping-methods.ts'
export { loadSites } from './load-sites.ts'
export { type SeedOptions, type SeedProgress, type SeedSummary, seedDemoShop } from './seed-demo-shop.ts'
