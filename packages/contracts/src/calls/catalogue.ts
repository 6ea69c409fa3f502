import { contentCalls } from './content.ts'
import { contentComponentsCalls } from './content-components.ts'
import { drawsCalls } from './draws.ts'
import { productComponentsCalls } from './product-components.ts'
import { productsCalls } from './products.ts'
import { promotionsCalls } from './promotions.ts'
import { recommendationsCalls } from './recommendations.ts'
import { reviewsCalls } from './reviews.ts'
import { sizesCalls } from './sizes.ts'

/** What is sold and shown: products, content, promotions, reviews. */
export const catalogueCalls = {
  ...productsCalls,
  ...recommendationsCalls,
  ...productComponentsCalls,
  ...sizesCalls,
  ...drawsCalls,
  ...contentCalls,
  ...contentComponentsCalls,
  ...promotionsCalls,
  ...reviewsCalls,
}
