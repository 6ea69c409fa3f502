import type { Facet } from '@lacehouse/contracts'
import { useText } from '../../i18n/use-text.ts'
import styles from './size-filter.module.css'

type Props = {
  readonly facet: Facet
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
}

/** Sizes as small boxes, many of them in view at once. */
export function SizeFilter({ facet, chosen, onToggle }: Props) {
  const say = useText()
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
              aria-label={say('listing.filters.count', { label, count })}
            />
            <span>{label}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
