import type { SearchEngine } from '../../core/search/search-engine.ts'
import type { StoreDirectory } from '../../core/stores/store-directory.ts'
import type { ProductsDeps } from '../../replies/products/load-reply-context.ts'

/** What the use cases of search depend on. */
export type SearchDeps = ProductsDeps & { readonly search: SearchEngine; readonly stores: StoreDirectory }
