import type { ProductSearchReply as Listing } from '@lacehouse/contracts'
import { clearFilters, hasFilters } from '@lacehouse/domain/search/listing-query'
import { RecommendationCarousel } from '../../blocks/recommendations/recommendation-carousel.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { ChipLink } from '../../ui/chip.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './listing-empty.module.css'
import type { ListingChoice } from './use-listing-query.ts'

type Props = { readonly listing: Listing; readonly choice: ListingChoice }

/** Shows an empty result with ways to continue: fewer filters, a new search, categories and popular products (SRCH-04). */
export function ListingEmpty({ listing, choice }: Props) {
  const t = useTranslate()
  const { category, suggestions } = listing
  const { query, toHref } = choice
  const isNarrowed = hasFilters(query)
  const title = query.text ? t('listing.search.empty.title', { text: query.text }) : t('listing.empty.title')
  const Heading = category ? 'h2' : 'h1'
  return (
    <div className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>
        {category ? t('listing.empty.text', { category: category.name }) : t('listing.search.empty.text')}
      </p>
      {isNarrowed ? <LinkButton href={toHref(clearFilters(query))}>{t('listing.filters.clearAll')}</LinkButton> : null}
      {suggestions.length > 0 ? (
        <ul className={styles.ways}>
          {suggestions.map(({ text, url }) => (
            <li key={url}>
              <ChipLink href={url}>{text}</ChipLink>
            </li>
          ))}
        </ul>
      ) : null}
      <section className={styles.popular}>
        <h2>{t('listing.search.popular')}</h2>
        <RecommendationCarousel title={t('listing.search.popular')} slot="search" cards="search-hub" />
      </section>
    </div>
  )
}
