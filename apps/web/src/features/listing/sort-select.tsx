import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './sort-select.module.css'

type Props = {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChange: (sort: string) => void
}

/** The order of the list; choosing is enough. */
export function SortSelect({ options, value, onChange }: Props) {
  const t = useTranslate()
  return (
    <label className={styles.sort}>
      <span className={styles.label}>{t('listing.sort')}</span>
      <span className={styles.frame}>
        <select className={styles.select} name="sort" value={value} onChange={(event) => onChange(event.target.value)}>
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
  )
}
