import type { CategoryNode } from '@lacehouse/contracts'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { ChipLink } from '../../ui/chip.tsx'
import styles from './listing-empty.module.css'
import pageStyles from './listing-page.module.css'

type Props = {
  readonly categories: readonly CategoryNode[]
  /** The search field. */
  readonly search: ReactNode
}

/** Shows that words cannot be searched now, with the categories, which can (T23). */
export function SearchAway({ categories, search }: Props) {
  const t = useTranslate()
  return (
    <div className={pageStyles.page}>
      <div className={styles.empty}>
        <h1 className={styles.title}>{t('listing.search.away.title')}</h1>
        <p className={styles.text}>{t('listing.search.away.text')}</p>
        {search}
        <ul className={styles.ways}>
          {categories.map(({ id, name, url }) => (
            <li key={id}>
              <ChipLink href={url}>{name}</ChipLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
