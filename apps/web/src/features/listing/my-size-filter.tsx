import type { Facet } from '@lacehouse/contracts'
import { isOwnSize, listOwnSizeValues } from '@lacehouse/domain/product/own-size'
import { type ListingQuery, toggleFacet, toggleMySizes } from '@lacehouse/domain/search/listing-query'
import { useMySizes } from '../../client/products/my-sizes.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import boxes from '../../ui/checkbox.module.css'
import styles from './filter-panel.module.css'
import type { ListingChoice } from './use-listing-query.ts'

type Props = {
  readonly facet: Facet
  readonly chosen: readonly string[]
  readonly choice: ListingChoice
}

/** Filters by the sizes that the shopper chose last, or puts what is in stock in them first (CAT-05). */
export function MySizeFilter({ facet, chosen, choice }: Props) {
  const t = useTranslate()
  const sizes = useMySizes()
  const own = facet.values.filter(({ value }) => isOwnSize(value, facet.audience, sizes))
  const { mySizes } = choice.query
  const known = listOwnSizeValues(sizes)
  const isOnly = own.length > 0 && own.every(({ value }) => chosen.includes(value))
  return (
    <>
      {own.length > 0 ? (
        <label className={styles.line}>
          <input
            type="checkbox"
            className={boxes.box}
            checked={isOnly}
            onChange={() =>
              choice.choose((latest) =>
                withSizes(
                  latest,
                  own.map(({ value }) => value),
                  !isOnly,
                ),
              )
            }
          />
          <span className={styles.value}>
            {t('listing.mySize.only', { size: own.map(({ label }) => label).join(', ') })}
          </span>
        </label>
      ) : null}
      {known.length > 0 || mySizes.length > 0 ? (
        <label className={styles.line}>
          <input
            type="checkbox"
            className={boxes.box}
            checked={mySizes.length > 0}
            onChange={() => choice.choose((latest) => toggleMySizes(latest, known))}
          />
          <span className={styles.value}>{t('listing.mySize.first')}</span>
        </label>
      ) : null}
    </>
  )
}

/** Chooses sizes besides those that are chosen, or takes them away. */
function withSizes(query: ListingQuery, sizes: readonly string[], isChosen: boolean): ListingQuery {
  const changed = sizes.filter((size) => (query.facets.size ?? []).includes(size) !== isChosen)
  return changed.reduce((next, size) => toggleFacet(next, 'size', size), query)
}
