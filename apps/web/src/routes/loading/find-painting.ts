import type { Painting } from '@lacehouse/contracts'
import { parseRecipe } from '@lacehouse/domain/product/parse-recipe'
import { isApiError } from '../../client/api/api-error.ts'
import { getShop, type WithContext } from '../../shop-context.ts'

/**
 * Loads what the customiser paints of a product, with the design that the address names (RT-07). An invalid recipe in
 * the address shows the product's preset; null where the product has no customiser.
 */
export async function findPainting(args: WithContext, productId: string): Promise<Painting | null> {
  const { api, url } = getShop(args)
  const recipe = parseRecipe(url.search.get('recipe'))?.recipeId
  const ask = (query: { recipe?: string }) =>
    api.call('products.painting', { params: { productId }, query }).catch((error: unknown) => {
      if (isApiError(error, 'ATTR100') || isApiError(error, 'ATTR200')) return null
      throw error
    })
  return (recipe ? await ask({ recipe }) : null) ?? ask({})
}
