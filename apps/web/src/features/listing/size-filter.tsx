import type { Facet } from '@lacehouse/contracts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './size-filter.module.css'

type Props = {
  readonly facet: Facet
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
}

/** Shows the sizes as grids of small boxes, one for clothes and one for the shoes of each group of wearers. */
export function SizeFilter({ facet, chosen, onToggle }: Props) {
  const t = useTranslate()
  const groups = [...Map.groupBy(facet.values, ({ group }) => group ?? '')]
  return groups.map(([group, values]) => (
    <div key={group} className={styles.group}>
      {groups.length > 1 && group ? <p className={styles.heading}>{group}</p> : null}
      <ul className={styles.sizes} aria-label={groups.length > 1 ? group : undefined}>
        {values.map(({ value, label, count }) => (
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
    </div>
  ))
}
