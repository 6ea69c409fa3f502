import { emptyListingQuery, type ListingQuery } from '@lacehouse/domain/search/listing-query'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { QueryFields } from './query-fields.tsx'
import styles from './sort-select.module.css'

type Props = {
  /** The path of the list that is sorted. */
  readonly path: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly query: ListingQuery
  readonly onChange: (sort: string) => void
}

/** Shows the sort order of the list. A choice applies at once; without a script a button submits it. */
export function SortSelect({ path, options, query, onChange }: Props) {
  const t = useTranslate()
  return (
    <form className={styles.form} action={path} data-navigate data-submit-on-change>
      <QueryFields query={{ ...query, sort: emptyListingQuery.sort }} />
      <label className={styles.sort}>
        <span className={styles.label}>{t('listing.sort')}</span>
        <span className={styles.frame}>
          <select
            className={styles.select}
            name="sort"
            value={query.sort}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron-down" size={16} />
          </span>
        </span>
      </label>
      <Button className={styles.send} type="submit" variant="secondary">
        {t('listing.sort')}
      </Button>
    </form>
  )
}
