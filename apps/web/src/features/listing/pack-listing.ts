import type { Facet, ProductSearchReply } from '@lacehouse/contracts'
import { useMemo } from 'react'
import { type PackedRows, packRows, unpackRows } from '../../rendering/pack-rows.ts'
import { keepOnServer } from '../../rendering/server-data.ts'
import type { WithContext } from '../../shop-context.ts'

/** A listing as its page hands it to the browser. */
export type PackedListing = Omit<ProductSearchReply, 'facets'> & {
  readonly facets: readonly (Omit<Facet, 'values'> & { readonly values: PackedRows<Facet['values'][number]> })[]
}

/** Hands a listing over: facets by columns, and the products of a whole page in its markup alone. */
export function packListing(args: WithContext, listing: ProductSearchReply): PackedListing {
  const isWritten = keepOnServer(args, 'tiles', listing.products)
  return {
    ...listing,
    products: isWritten ? [] : listing.products,
    facets: listing.facets.map((facet) => ({ ...facet, values: packRows(facet.values) })),
  }
}

/** Reads a listing as `packListing` has written it. */
export function useListing(packed: PackedListing): ProductSearchReply {
  return useMemo(
    () => ({ ...packed, facets: packed.facets.map((facet) => ({ ...facet, values: unpackRows(facet.values) })) }),
    [packed],
  )
}
