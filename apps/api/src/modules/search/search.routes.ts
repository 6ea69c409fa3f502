import type { Handlers } from '../../http/call.ts'
import { autoSuggest } from './auto-suggest.ts'
import { compareProducts } from './compare-products.ts'
import { getSearchHub } from './get-search-hub.ts'
import { listProductTiles } from './list-product-tiles.ts'
import type { SearchDeps } from './search-deps.ts'
import { searchProducts } from './search-products.ts'

export function searchRoutes(
  deps: SearchDeps,
): Handlers<'search.products' | 'search.autoSuggest' | 'search.hub' | 'products.tiles' | 'products.compare'> {
  return {
    'search.products': searchProducts(deps),
    'search.autoSuggest': autoSuggest(deps),
    'search.hub': getSearchHub(deps),
    'products.tiles': listProductTiles(deps),
    'products.compare': compareProducts(deps),
  }
}
