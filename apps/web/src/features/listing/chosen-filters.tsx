import type { ProductSearchReply as Listing } from '@lacehouse/contracts'
import {
  clearFilters,
  hasFilters,
  type ListingQuery,
  listChosenFacets,
  toggleFacet,
  toggleMySizes,
} from '@lacehouse/domain/search/listing-query'
import { useFormat } from '../../i18n/use-format.ts'
import { type Translate, useTranslate } from '../../i18n/use-text.ts'
import { ChipLink } from '../../ui/chip.tsx'
import styles from './chosen-filters.module.css'
import type { ListingChoice } from './use-listing-query.ts'

type Props = { readonly listing: Listing; readonly choice: ListingChoice }

/** Shows the chosen filters, each with a button that removes it. */
export function ChosenFilters({ listing, choice }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { query, toHref } = choice
  const chips = listChosenFacets(query).map(({ facet, value }) => ({
    key: `${facet} ${value}`,
    label: findLabel(listing, facet, value),
    next: toggleFacet(query, facet, value),
  }))
  const price = query.price && formatRange(query.price, t, (value) => amount(value, listing.price.currency))
  const all = [
    ...chips,
    ...(price ? [{ key: 'price', label: price, next: { ...query, price: null, page: 1 } }] : []),
    ...(query.mySizes.length > 0
      ? [{ key: 'mySize', label: t('listing.mySize.first'), next: toggleMySizes(query, []) }]
      : []),
  ]
  if (all.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('listing.filters.chosen')}>
      {all.map(({ key, label, next }) => (
        <li key={key}>
          <ChipLink removable href={toHref(next)} data-keep-scroll aria-label={t('listing.filters.remove', { label })}>
            {label}
          </ChipLink>
        </li>
      ))}
      <li hidden={!hasFilters(query)}>
        <a className={styles.clear} href={toHref(clearFilters(query))} data-keep-scroll>
          {t('listing.filters.clearAll')}
        </a>
      </li>
    </ul>
  )
}

function findLabel({ facets }: Listing, key: string, value: string): string {
  const facet = facets.find((candidate) => candidate.key === key)
  return facet?.values.find((candidate) => candidate.value === value)?.label ?? value
}

type Range = NonNullable<ListingQuery['price']>

function formatRange({ min, max }: Range, t: Translate, write: (value: number) => string): string {
  if (min !== null && max !== null) return t('listing.price.between', { min: write(min), max: write(max) })
  return min === null
    ? t('listing.price.under', { max: write(max ?? 0) })
    : t('listing.price.over', { min: write(min) })
}
