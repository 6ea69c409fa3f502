import type { ListingQuery } from '@lacehouse/domain/search/listing-query'
import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { readListingQuery } from './read-listing-query.ts'
import { toListingHref } from './search-input.ts'

export type ListingChoice = {
  /** The latest query that the shopper chose. */
  readonly query: ListingQuery
  /** The list on the screen still belongs to an older query. */
  readonly isWaiting: boolean
  readonly toHref: (query: ListingQuery) => string
  readonly choose: (query: ListingQuery) => void
}

type Choice = { readonly query: ListingQuery; readonly after: ListingQuery }

/** Gives the query of a listing and changes it. The URL is its only storage (SRCH-03). */
export function useListingQuery(loaded: ListingQuery): ListingChoice {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const navigate = useNavigate()
  // A tick shows at once, before the router has even begun; the next answer makes an end of it.
  const [chosen, setChosen] = useState<Choice | null>(null)
  const pending = chosen?.after === loaded ? chosen.query : null
  const isComing = location?.pathname === pathname
  const { category } = loaded
  const coming = isComing ? readListingQuery(new URLSearchParams(location?.search), { category }).query : null
  const toHref = (next: ListingQuery) => toListingHref(pathname, next)
  return {
    query: pending ?? coming ?? loaded,
    isWaiting: pending !== null || isComing,
    toHref,
    choose: (next) => {
      setChosen({ query: next, after: loaded })
      navigate(toHref(next), { preventScrollReset: true })
    },
  }
}
