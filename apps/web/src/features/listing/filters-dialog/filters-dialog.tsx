import type { ProductSearchReply as Listing } from '@lacehouse/contracts'
import { hasFilters } from '@lacehouse/domain/search/listing-query'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { FilterPanel } from '../filter-panel.tsx'
import type { ListingChoice } from '../use-listing-query.ts'
import styles from './filters-dialog.module.css'

export type FilterArgs = { readonly listing: Listing; readonly choice: ListingChoice; readonly clear: () => void }

/** Shows the filters in a dialog on small screens. Each choice updates the list behind the dialog at once. */
export function FiltersDialog({ args, resolve }: DialogProps<FilterArgs, void>) {
  const t = useTranslate()
  const { listing, choice, clear } = args
  return (
    <DialogFrame
      title={t('listing.filters')}
      footer={
        <div className={styles.footer}>
          <Button variant="secondary" disabled={!hasFilters(choice.query)} onClick={clear}>
            {t('listing.filters.clearAll')}
          </Button>
          {/* The press counts while a choice is on its way, whose number of products is not known yet. */}
          <Button onClick={() => resolve()}>
            {t('listing.filters.show', { count: choice.isWaiting ? 0 : listing.total })}
          </Button>
        </div>
      }
    >
      <FilterPanel listing={listing} choice={choice} />
    </DialogFrame>
  )
}
