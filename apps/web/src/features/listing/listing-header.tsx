import type { ProductSearchReply as Listing } from '@lacehouse/contracts'
import { emptyListingQuery, type ListingQuery } from '@lacehouse/domain/search/listing-query'
import { useLocation } from 'react-router'
import { Text } from '../../i18n/text.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { ChipLink } from '../../ui/chip.tsx'
import styles from './listing-header.module.css'
import { toListingHref } from './search-input.ts'

type Props = {
  readonly listing: Listing
  readonly query: ListingQuery
  readonly hasHeading: boolean
  /** Filters narrow the list, so that small screens show no more than its heading above it. */
  readonly isNarrowed: boolean
  /** Parts of the category with a page of their own. */
  readonly facetPages: readonly { readonly title: string; readonly url: string }[]
}

/** Shows the heading of a listing, its description and links to its subcategories. */
export function ListingHeader({ listing, query, hasHeading, isNarrowed, facetPages }: Props) {
  const t = useTranslate()
  const { category, correctedQuery, subcategories } = listing
  const text = correctedQuery ?? query.text
  const title = category?.name ?? (text ? t('listing.search.title', { text }) : t('navigation.search'))
  return (
    <>
      {(listing.total > 0 || category) && (!hasHeading || isNarrowed) ? (
        <h1 className={styles.title} data-small-only={hasHeading || undefined}>
          {title}
        </h1>
      ) : null}
      {correctedQuery ? <Corrected query={query} corrected={correctedQuery} /> : null}
      {category?.description ? (
        <p className={styles.text} data-wide-only={hasHeading || isNarrowed || undefined}>
          {category.description}
        </p>
      ) : null}
      {category && subcategories.length > 0 ? (
        <nav
          data-wide-only={isNarrowed || undefined}
          aria-label={t('listing.subcategories', { category: category.name })}
        >
          <ul className={styles.categories}>
            {subcategories.map(({ id, name, url }) => (
              <li key={id}>
                <ChipLink href={url}>{name}</ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {category && facetPages.length > 0 ? (
        <nav data-wide-only={isNarrowed || undefined} aria-label={t('listing.facetPages', { category: category.name })}>
          <ul className={styles.categories}>
            {facetPages.map(({ title: words, url }) => (
              <li key={url}>
                <ChipLink href={url}>{words}</ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  )
}

/** Says for which text the results are instead of the typed one, with a link to the results of that. */
function Corrected({ query, corrected }: { readonly query: ListingQuery; readonly corrected: string }) {
  const { pathname } = useLocation()
  const literal = toListingHref(pathname, { ...emptyListingQuery, text: query.text, isLiteral: true })
  return (
    <p>
      <Text
        id="listing.search.corrected"
        values={{ text: corrected, typed: query.text, link: (words) => <a href={literal}>{words}</a> }}
      />
    </p>
  )
}
