import type { ListingQuery } from '@lacehouse/domain/search/listing-query'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { readListingQuery } from './read-listing-query.ts'
import { toListingHref } from './search-input.ts'

export type ListingChoice = {
  /** What is asked for, as soon as it has been chosen. */
  readonly query: ListingQuery
  /** The list on the screen still answers an older question. */
  readonly isWaiting: boolean
  readonly toHref: (query: ListingQuery) => string
  readonly choose: (query: ListingQuery) => void
}

/** Follows what is chosen of a listing, which stands in the address and nowhere else (SRCH-03). */
export function useListingQuery(loaded: ListingQuery): ListingChoice {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const navigate = useNavigate()
  const isWaiting = location?.pathname === pathname
  const { category } = loaded
  const query = isWaiting ? readListingQuery(new URLSearchParams(location?.search), { category }).query : loaded
  const toHref = (next: ListingQuery) => toListingHref(pathname, next)
  return {
    query,
    isWaiting,
    toHref,
    choose: (next) => {
      navigate(toHref(next), { preventScrollReset: true })
    },
  }
}
