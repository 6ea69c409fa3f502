import { addBit, removeBit } from './bitset.ts'
import { bitsOf, type FacetIndex, type WritableFacets } from './facet-index.ts'

/** The products that an open store has in stock. */
type StoreStock = { readonly storeId: string; readonly productIds: readonly string[] }

/**
 * Takes over in which stores some products are in stock. The sets of products by store are all that is held: products have other
 * combinations of stores almost each, so that a list for each of them would take more memory than everything else.
 */
export function setStores(index: FacetIndex, ids: readonly string[], stocks: readonly StoreStock[]): void {
  const facets = index.facets as WritableFacets
  const byStore = facets.get('store') ?? new Map()
  facets.set('store', byStore)
  for (const id of ids) {
    const ordinal = index.ordinals.get(id)
    if (ordinal !== undefined) for (const bits of byStore.values()) removeBit(bits, ordinal)
  }
  for (const { storeId, productIds } of stocks) {
    const bits = bitsOf(byStore, storeId, index.capacity)
    for (const id of productIds) {
      const ordinal = index.ordinals.get(id)
      if (ordinal !== undefined) addBit(bits, ordinal)
    }
  }
}
