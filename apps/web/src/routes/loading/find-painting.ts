import type { Painting } from '@lacehouse/contracts'
import { parseRecipe } from '@lacehouse/domain/product/parse-recipe'
import { isApiError } from '../../client/api/api-error.ts'
import { getShop, type WithContext } from '../../shop-context.ts'

/**
 * Finds what can be painted of a product that is made to order, with the design that the address names (RT-07). An address with a
 * recipe that nobody can make shows the product as it starts; null where the shop cannot paint it at all.
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
