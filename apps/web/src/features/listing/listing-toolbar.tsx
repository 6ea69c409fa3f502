import type { ProductSearchReply as Listing } from '@lacehouse/contracts'
import { clearFilters, hasFilters, type ListingSort, listChosenFacets } from '@lacehouse/domain/search/listing-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { changeDialog, openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './listing-toolbar.module.css'
import { SortSelect } from './sort-select.tsx'
import type { ListingChoice } from './use-listing-query.ts'

type Props = { readonly listing: Listing; readonly choice: ListingChoice }

/** Shows the number of products, the sort order, and on small screens the button that opens the filters. */
export function ListingToolbar({ listing, choice }: Props) {
  const t = useTranslate()
  const { query } = choice
  const count = listChosenFacets(query).length + (query.price ? 1 : 0)
  const open = useFilterDialog({ listing, choice })
  if (listing.total === 0 && !hasFilters(query)) return null
  return (
    <div className={styles.bar}>
      {listing.facets.length > 0 ? (
        // Before hydration the link jumps to the filters on the page. Afterwards it opens them in a dialog.
        <LinkButton
          className={styles.filters}
          variant="secondary"
          href="#filters"
          role="button"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault()
            open()
          }}
          onPointerEnter={() => preloadDialog('filters')}
        >
          <span className={styles.label}>
            <Icon name="sliders-horizontal" size={18} />
            {t('listing.filtersWithCount', { count })}
          </span>
        </LinkButton>
      ) : null}
      <p className={styles.count} role="status">
        {t('listing.resultCount', { count: listing.total })}
      </p>
      <SortSelect
        path={choice.path}
        options={listing.sortOptions}
        query={query}
        onChange={(sort) => choice.choose((latest) => ({ ...latest, sort: sort as ListingSort, page: 1 }))}
      />
    </div>
  )
}

/** Opens the filters in a dialog, and updates its counts while it is open (DLG-04). */
function useFilterDialog(args: Props): () => void {
  const [isOpen, setIsOpen] = useState(false)
  const latest: RefObject<Props> = useRef(args)
  latest.current = args
  const { listing, choice } = args

  // The dialog is outside of this page's tree, so that it gets each change through its arguments.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list or a new choice is the event
  useEffect(() => {
    if (isOpen) changeDialog('filters', toArgs(latest.current))
  }, [isOpen, listing, choice.isWaiting])

  return () => {
    setIsOpen(true)
    openDialog('filters', toArgs(latest.current)).finally(() => setIsOpen(false))
  }
}

const toArgs = ({ listing, choice }: Props) => ({
  listing,
  choice,
  clear: () => choice.choose(clearFilters),
})
