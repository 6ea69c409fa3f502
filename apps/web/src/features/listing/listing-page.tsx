import type { ProductSearchReply } from '@lacehouse/contracts'
import { hasFilters as isNarrowedBy, type ListingQuery } from '@lacehouse/domain/search/listing-query'
import type { ReactNode } from 'react'
import { hydrateOnVisible } from '../../hydration/hydrate-later.tsx'
import { staticPart } from '../../hydration/static-part.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import headerStyles from './listing-header.module.css'
import styles from './listing-page.module.css'
import { ListingToolbar } from './listing-toolbar.tsx'
import { useListingQuery } from './use-listing-query.ts'

const Breadcrumbs = staticPart(() => import('../../ui/breadcrumbs.tsx').then((module) => module.Breadcrumbs))
const Notice = staticPart(() => import('../../ui/notice.tsx').then((module) => module.Notice))
const ListingHeader = staticPart(() => import('./listing-header.tsx').then((module) => module.ListingHeader))
const ListingResults = hydrateOnVisible(() => import('./listing-results.tsx').then((module) => module.ListingResults))
/** Is hidden on small screens and never fetched there, because the dialog contains its own filters. */
const FilterPanel = hydrateOnVisible(() => import('./filter-panel.tsx').then((module) => module.FilterPanel))
const FoundPages = staticPart(() => import('./found-pages.tsx').then((module) => module.FoundPages))
const ListingEmpty = hydrateOnVisible(() => import('./listing-empty.tsx').then((module) => module.ListingEmpty))

/** A link to a facet page. */
type FacetPageLink = { readonly title: string; readonly url: string }

const none: readonly FacetPageLink[] = []

export type Listing = ProductSearchReply
type Props = {
  readonly listing: Listing
  readonly query: ListingQuery
  /** The query of the URL is invalid, so that the page shows the whole list (PLP400). */
  readonly refused?: boolean
  /** The editors' content above the list. */
  readonly above?: ReactNode
  /** The content above the list contains the heading of the page. */
  readonly hasHeading?: boolean
  /** Parts of the category with a page of their own. */
  readonly facetPages?: readonly FacetPageLink[]
  /** The path of the category's list, on the page of a part of it. */
  readonly listPath?: string
  /** The search field of the page of search results. */
  readonly search?: ReactNode
}

/** Shows the products of a category or a search, with filters, sort order and pages. */
export function ListingPage({ listing, query, refused = false, above, hasHeading = false, search, ...rest }: Props) {
  const t = useTranslate()
  const choice = useListingQuery(query, rest.listPath)
  const isEmpty = listing.total === 0
  const hasFilters = listing.facets.length > 0
  const isNarrowed = isNarrowedBy(choice.query)
  return (
    <>
      {above ? (
        <div className={styles.above} data-wide-only={isNarrowed || undefined}>
          {above}
        </div>
      ) : null}
      <div className={styles.page}>
        {listing.breadcrumbs.length > 1 ? <Breadcrumbs crumbs={listing.breadcrumbs} /> : null}
        <header className={headerStyles.header}>
          {search ? <div className={headerStyles.search}>{search}</div> : null}
          <ListingHeader
            listing={listing}
            query={query}
            hasHeading={hasHeading}
            isNarrowed={isNarrowed}
            facetPages={rest.facetPages ?? none}
          />
        </header>
        {refused ? <Notice tone="warning">{t('listing.unreadable')}</Notice> : null}
        <ListingToolbar listing={listing} choice={choice} />
        <div className={styles.columns} data-filters={hasFilters || undefined}>
          {hasFilters ? (
            <aside id="filters" className={styles.side} aria-label={t('listing.filters')}>
              <FilterPanel listing={listing} choice={choice} />
            </aside>
          ) : null}
          <div className={styles.results} aria-busy={choice.isWaiting} data-waiting={choice.isWaiting || undefined}>
            <ChosenFilters listing={listing} choice={choice} />
            {isEmpty ? (
              <ListingEmpty listing={listing} choice={choice} />
            ) : (
              <ListingResults listing={listing} choice={choice} isOpening={!above} />
            )}
            {listing.pages.length > 0 ? <FoundPages listing={listing} text={query.text} /> : null}
          </div>
        </div>
      </div>
    </>
  )
}
