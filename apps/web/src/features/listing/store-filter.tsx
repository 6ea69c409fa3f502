import type { Facet } from '@lacehouse/contracts'
import { toggleFacet } from '@lacehouse/domain/search/listing-query'
import { useFavouriteStore } from '../../client/stores/use-favourite-store.ts'
import { chooseStore } from '../../components/stores/choose-store.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import boxes from '../../ui/checkbox.module.css'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './filter-panel.module.css'
import type { ListingChoice } from './use-listing-query.ts'

type Props = { readonly facet: Facet; readonly choice: ListingChoice }

/** Filters by the stock of the shopper's favourite store, which only the browser knows, and of stores that the address names. */
export function StoreFilter({ facet, choice }: Props) {
  const t = useTranslate()
  const favourite = useFavouriteStore()
  const chosen = choice.query.facets.store ?? []
  const named = facet.values.filter(({ value }) => chosen.includes(value) && value !== favourite?.id)
  const count = facet.values.find(({ value }) => value === favourite?.id)?.count ?? 0
  const stores = favourite ? [{ value: favourite.id, label: favourite.name, count }, ...named] : named
  const toggle = (id: string) => choice.choose((latest) => toggleFacet(latest, 'store', id))
  const choose = async () => {
    const store = await chooseStore({ purpose: 'favourite' })
    if (store) choice.choose((latest) => ({ ...latest, facets: { ...latest.facets, store: [store.id] }, page: 1 }))
  }
  return (
    <div className={styles.stores}>
      {stores.map(({ value, label, count }) => (
        <label key={value} className={styles.line}>
          <input
            type="checkbox"
            className={boxes.box}
            name="store"
            value={value}
            checked={chosen.includes(value)}
            disabled={count === 0 && !chosen.includes(value)}
            onChange={() => toggle(value)}
            aria-label={t('listing.filters.count', { label: t('listing.store.today', { store: label }), count })}
          />
          <span className={styles.value}>{t('listing.store.today', { store: label })}</span>
          <span className={styles.count}>{count}</span>
        </label>
      ))}
      <TextButton className={styles.chooseStore} onClick={() => void choose()}>
        {t(favourite ? 'listing.store.another' : 'listing.store.choose')}
      </TextButton>
    </div>
  )
}
