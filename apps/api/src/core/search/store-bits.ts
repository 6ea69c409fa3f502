import { addBit, hasBit, removeBit } from './bitset.ts'
import { bitsOf, type FacetIndex, noteChange, type WritableFacets } from './facet-index.ts'

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
  const inStock = new Map(stocks.map(({ storeId, productIds }) => [storeId, new Set(productIds)]))
  let isChanged = false
  for (const storeId of new Set([...byStore.keys(), ...inStock.keys()])) {
    const bits = bitsOf(byStore, storeId, index.capacity)
    for (const id of ids) {
      const ordinal = index.ordinals.get(id)
      const isInStock = inStock.get(storeId)?.has(id) ?? false
      if (ordinal === undefined || isInStock === hasBit(bits, ordinal)) continue
      if (isInStock) addBit(bits, ordinal)
      else removeBit(bits, ordinal)
      isChanged = true
    }
  }
  if (isChanged) noteChange(index)
}
