/** The products and the password that the demo shop has for tests. Journeys import them here, without the code that fills the shop. */
export { demoProducts } from '@lacehouse/demo/catalogue/special-cases'
export { demoPassword } from '@lacehouse/demo/people/demo-password'
