import type { Facet, ProductSearchReply } from '@lacehouse/contracts'
import { useMemo } from 'react'
import { type PackedRows, packRows, unpackRows } from '../../rendering/pack-rows.ts'
import { rememberFor } from '../../rendering/remember-for.ts'
import { keepOnServer } from '../../rendering/server-data.ts'
import type { WithContext } from '../../shop-context.ts'

/** A listing in the form in which its page sends it to the browser. */
export type PackedListing = Omit<ProductSearchReply, 'facets'> & {
  readonly facets: readonly (Omit<Facet, 'values'> & { readonly values: PackedRows<Facet['values'][number]> })[]
}

/** Packs a listing for the browser without what no page reads of it. Facets are packed by columns. The products of a whole page stay on the server. */
export function packListing(args: WithContext, listing: ProductSearchReply): PackedListing {
  const { products, category } = listing
  const isInMarkup = keepOnServer(args, 'tiles', products)
  return {
    ...listing,
    category: category && { ...category, slugs: {} },
    products: isInMarkup ? [] : products,
    facets: packFacets(listing.facets),
  }
}

const packFacets = rememberFor((facets: readonly Facet[]) =>
  facets.map((facet) => ({ ...facet, values: packRows(facet.values) })),
)

const unpack = (facets: PackedListing['facets']): Facet[] =>
  facets.map((facet) => ({ ...facet, values: unpackRows(facet.values) }))

const unpackFacets = import.meta.env.SSR ? rememberFor(unpack) : unpack

/** Unpacks a listing that `packListing` packed. */
export function useListing(packed: PackedListing): ProductSearchReply {
  return useMemo(() => ({ ...packed, facets: unpackFacets(packed.facets) }), [packed])
}
