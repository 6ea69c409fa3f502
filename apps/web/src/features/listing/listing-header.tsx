import type { ProductSearchReply as Listing } from '@lacehouse/contracts'
import { useTranslate } from '../../i18n/use-text.ts'
import { ChipLink } from '../../ui/chip.tsx'
import styles from './listing-header.module.css'

type Props = {
  readonly listing: Listing
  /** The search text. */
  readonly text: string
  readonly hasHeading: boolean
}

/** Shows the heading of a listing, its description and links to its subcategories. */
export function ListingHeader({ listing, text: wanted, hasHeading }: Props) {
  const t = useTranslate()
  const { category, correctedQuery, subcategories } = listing
  const text = correctedQuery ?? wanted
  const title = category?.name ?? (text ? t('listing.search.title', { text }) : t('navigation.search'))
  return (
    <>
      {(listing.total > 0 || category) && !hasHeading ? <h1 className={styles.title}>{title}</h1> : null}
      {correctedQuery ? <p>{t('listing.search.corrected', { text: correctedQuery })}</p> : null}
      {category?.description ? <p className={styles.text}>{category.description}</p> : null}
      {category && subcategories.length > 0 ? (
        <nav aria-label={t('listing.subcategories', { category: category.name })}>
          <ul className={styles.categories}>
            {subcategories.map(({ id, name, url }) => (
              <li key={id}>
                <ChipLink href={url}>{name}</ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  )
}
