import type { Facet, ProductSearchReply as Listing } from '@lacehouse/contracts'
import { type ListingFacet, toggleFacet, toggleValue } from '@lacehouse/domain/search/listing-query'
import { useState } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'
import boxes from '../../ui/checkbox.module.css'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './filter-panel.module.css'
import { MySizeFilter } from './my-size-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { QueryFields } from './query-fields.tsx'
import { SizeFilter } from './size-filter.tsx'
import { StoreFilter } from './store-filter.tsx'
import type { ListingChoice } from './use-listing-query.ts'

type Props = { readonly listing: Listing; readonly choice: ListingChoice }

/** The number of groups that are open at first. Groups with a chosen value are open too. */
const openGroups = 4
const shownValues = 8

/** Shows all filters of a listing, with the number of products for each value (SRCH-03). */
export function FilterPanel({ listing, choice }: Props) {
  const t = useTranslate()
  const stores = listing.facets.find(({ key }) => key === 'store')
  const groups = listing.facets.filter((facet) => facet !== stores)
  return (
    <form
      className={styles.panel}
      action={choice.path}
      data-navigate
      data-submit-on-change
      onSubmit={(event) => event.preventDefault()}
    >
      <QueryFields query={{ ...choice.query, facets: {}, price: null }} />
      {stores ? <StoreFilter facet={stores} choice={choice} /> : null}
      {groups.map((facet, index) => (
        <FacetGroup key={facet.key} facet={facet} choice={choice} isFirst={index < openGroups} />
      ))}
      {listing.price.max > listing.price.min || choice.query.price ? (
        <Accordion title={t('listing.facet.price')} open={choice.query.price !== null}>
          <PriceFilter bounds={listing.price} choice={choice} />
        </Accordion>
      ) : null}
      <Button className={styles.send} type="submit" variant="secondary" wide>
        {t('listing.filters.show', { count: listing.total })}
      </Button>
    </form>
  )
}

type GroupProps = { readonly facet: Facet; readonly choice: ListingChoice; readonly isFirst: boolean }

function FacetGroup({ facet, choice, isFirst }: GroupProps) {
  const chosen = choice.query.facets[facet.key as ListingFacet] ?? none
  // The state is set once, so that a group stays open when its last value is deselected.
  const [isOpen] = useState(isFirst || chosen.length > 0)
  return (
    <Accordion title={facet.label} end={chosen.length > 0 ? String(chosen.length) : null} open={isOpen}>
      <FacetValues facet={facet} chosen={chosen} choice={choice} />
    </Accordion>
  )
}

const none: readonly string[] = []

type ValuesProps = { readonly facet: Facet; readonly chosen: readonly string[]; readonly choice: ListingChoice }

function FacetValues({ facet, chosen: known, choice }: ValuesProps) {
  const t = useTranslate()
  const [isWhole, setIsWhole] = useState(false)
  // A tick shows at once, before the page knows of the choice.
  const [ticked, setTicked] = useState({ known, values: known })
  if (ticked.known !== known) setTicked({ known, values: known })
  const chosen = ticked.values
  const toggle = (value: string) => {
    setTicked({ known, values: toggleValue(chosen, value) })
    choice.choose((latest) => toggleFacet(latest, facet.key as ListingFacet, value))
  }
  if (facet.key === 'size')
    return (
      <>
        <MySizeFilter facet={facet} chosen={chosen} choice={choice} />
        <SizeFilter facet={facet} chosen={chosen} onToggle={toggle} />
      </>
    )
  const values = isWhole ? facet.values : facet.values.filter(isShown(chosen))
  const hidden = facet.values.length - values.length
  return (
    <>
      <ul className={styles.values}>
        {values.map(({ value, label, count, swatch }) => (
          <li key={value}>
            <label className={styles.line}>
              <input
                type="checkbox"
                className={boxes.box}
                name={facet.key}
                value={value}
                checked={chosen.includes(value)}
                disabled={count === 0 && !chosen.includes(value)}
                onChange={() => toggle(value)}
                aria-label={t('listing.filters.count', { label, count })}
              />
              {swatch ? <span className={styles.swatch} style={{ background: swatch }} /> : null}
              <span className={styles.value}>{label}</span>
              <span className={styles.count}>{count}</span>
            </label>
          </li>
        ))}
      </ul>
      {hidden > 0 || isWhole ? (
        <TextButton className={styles.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('listing.filters.fewer') : t('listing.filters.more', { count: hidden })}
        </TextButton>
      ) : null}
    </>
  )
}

const isShown =
  (chosen: readonly string[]) =>
  ({ value }: Facet['values'][number], index: number) =>
    index < shownValues || chosen.includes(value)
