import { hideClosedBar } from '../blocks/benefit-bar/closed-bar.ts'
import { markMissingCart } from '../client/cart/cart-memory.ts'
import { keepInteractions } from '../hydration/early-interactions.ts'
import { startDeferredScripts } from './deferred-scripts.ts'

// The browser has them in the page already: React leaves the text of a hydrated element as it is.

/** What runs before anything is painted. */
export const headScript = import.meta.env.SSR ? `${hideClosedBar};${markMissingCart};${keepInteractions}` : ''

/** What runs once the page is there. */
export const bodyScript = import.meta.env.SSR ? startDeferredScripts : ''
