import type { ListingQuery } from '@lacehouse/domain/search/listing-query'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { usePageNavigate } from '../../navigation/use-page-navigate.ts'
import { readListingQuery } from './read-listing-query.ts'
import { toListingHref } from './search-input.ts'

export type ListingChoice = {
  /** The path of the list whose query changes. */
  readonly path: string
  /** The latest query that the shopper chose. */
  readonly query: ListingQuery
  /** The list on the screen still belongs to an older query. */
  readonly isWaiting: boolean
  readonly toHref: (query: ListingQuery) => string
  /** Shows the list of another query, made from the latest one; `replace` puts it in the place of this one in the history. */
  readonly choose: (change: (latest: ListingQuery) => ListingQuery, options?: { readonly replace?: boolean }) => void
}

type Choice = { readonly query: ListingQuery; readonly after: ListingQuery }

/**
 * Gives the query of a listing and changes it. The URL is its only storage (SRCH-03). Choices on a page whose address stands for a
 * query, as a facet page's does, lead to the list at `listPath`.
 */
export function useListingQuery(loaded: ListingQuery, listPath?: string): ListingChoice {
  const { pathname: shown } = useLocation()
  const pathname = listPath ?? shown
  const { location, state } = useNavigation()
  const navigate = usePageNavigate()
  const [chosen, setChosen] = useState<Choice | null>(null)
  const pending = chosen?.after === loaded ? chosen.query : null
  const isComing = location?.pathname === pathname
  const { category } = loaded
  const coming = isComing ? readListingQuery(new URLSearchParams(location?.search), { category }).query : null
  const toHref = (next: ListingQuery) => toListingHref(pathname, next)

  // The next choice may come before React has rendered the last one.
  const latest = useRef<ListingQuery | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a navigation or a new list is the event
  useEffect(() => {
    if (state === 'idle') latest.current = null
  }, [state, loaded])

  return {
    path: pathname,
    query: pending ?? coming ?? loaded,
    isWaiting: pending !== null || isComing,
    toHref,
    choose: (change, { replace = false } = {}) => {
      const isAtList = shown === pathname
      const inAddress = isAtList
        ? readListingQuery(new URLSearchParams(window.location.search), { category }).query
        : loaded
      const base = latest.current ?? inAddress
      const next = change(base)
      latest.current = next
      // A transition, so that the render of the control that was pressed does not wait for parts that are not hydrated yet.
      startTransition(() => setChosen({ query: next, after: loaded }))
      navigate(toHref(next), { preventScrollReset: true, replace })
    },
  }
}
