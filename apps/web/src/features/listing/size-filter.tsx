import type { Facet } from '@lacehouse/contracts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './size-filter.module.css'

type Props = {
  readonly facet: Facet
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
}

/** Shows the sizes as a grid of small boxes. */
export function SizeFilter({ facet, chosen, onToggle }: Props) {
  const t = useTranslate()
  return (
    <ul className={styles.sizes}>
      {facet.values.map(({ value, label, count }) => (
        <li key={value}>
          <label className={styles.size}>
            <input
              type="checkbox"
              name={facet.key}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
              aria-label={t('listing.filters.count', { label, count })}
            />
            <span>{label}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
