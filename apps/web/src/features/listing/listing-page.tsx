import type { ProductSearchReply } from '@lacehouse/contracts'
import type { ListingQuery } from '@lacehouse/domain/search/listing-query'
import type { ReactNode } from 'react'
import tileStyles from '../../blocks/product-carousel/product-carousel.module.css'
import { hydrateOnVisible } from '../../hydration/hydrate-later.tsx'
import { staticPart } from '../../hydration/static-part.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import breadcrumbStyles from '../../ui/breadcrumbs.module.css'
import noticeStyles from '../../ui/notice.module.css'
import { ChosenFilters } from './chosen-filters.tsx'
import headerStyles from './listing-header.module.css'
import styles from './listing-page.module.css'
import { ListingToolbar } from './listing-toolbar.tsx'
import { useListingQuery } from './use-listing-query.ts'

const Breadcrumbs = staticPart(
  () => import('../../ui/breadcrumbs.tsx').then((module) => module.Breadcrumbs),
  breadcrumbStyles.part,
)
const Notice = staticPart(() => import('../../ui/notice.tsx').then((module) => module.Notice), noticeStyles.part)
const ListingHeader = staticPart(
  () => import('./listing-header.tsx').then((module) => module.ListingHeader),
  styles.part,
)
/** Consists of product tiles, whose styles are part of the blocks' style sheet. */
const ListingResults = hydrateOnVisible(
  () => import('./listing-results.tsx').then((module) => module.ListingResults),
  tileStyles.part,
)
/** Is hidden on small screens and never fetched there, because the dialog contains its own filters. */
const FilterPanel = hydrateOnVisible(
  () => import('./filter-panel.tsx').then((module) => module.FilterPanel),
  styles.part,
)
const ListingEmpty = hydrateOnVisible(
  () => import('./listing-empty.tsx').then((module) => module.ListingEmpty),
  styles.part,
)

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
  /** The search field of the page of search results. */
  readonly search?: ReactNode
}

/** Shows the products of a category or a search, with filters, sort order and pages. */
export function ListingPage({ listing, query, refused = false, above, hasHeading = false, search }: Props) {
  const t = useTranslate()
  const choice = useListingQuery(query)
  const isEmpty = listing.total === 0
  const hasFilters = listing.facets.length > 0
  return (
    <>
      {above ? <div className={styles.above}>{above}</div> : null}
      <div className={styles.page}>
        {listing.breadcrumbs.length > 1 ? <Breadcrumbs crumbs={listing.breadcrumbs} /> : null}
        <header className={headerStyles.header}>
          {search ? <div className={headerStyles.search}>{search}</div> : null}
          <ListingHeader listing={listing} text={query.text} hasHeading={hasHeading} />
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
          </div>
        </div>
      </div>
    </>
  )
}
