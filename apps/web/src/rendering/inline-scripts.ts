import { hideClosedBar } from '../blocks/benefit-bar/closed-bar.ts'
import { markMissingCart } from '../client/cart/cart-memory.ts'
import { recordInteractions } from '../hydration/early-interactions.ts'
import { startDeferredScripts } from './deferred-scripts.ts'

// The browser build leaves the scripts out: React keeps the text that a hydrated element has in the page.

/** The inline script that runs before the first paint. */
export const headScript = import.meta.env.SSR ? `${hideClosedBar};${markMissingCart};${recordInteractions}` : ''

/** The inline script that runs at the end of the body. */
export const bodyScript = import.meta.env.SSR ? startDeferredScripts : ''
