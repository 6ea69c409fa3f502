import { contentCalls } from './content.ts'
import { productsCalls } from './products.ts'
import { promotionsCalls } from './promotions.ts'

/** What is sold and shown: products, content, promotions. */
export const catalogueCalls = { ...productsCalls, ...contentCalls, ...promotionsCalls }
