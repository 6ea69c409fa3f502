import type { StoreReply } from '@lacehouse/contracts'
import { storePath } from '@lacehouse/domain/url/shop-paths'
import { useEffect, useMemo, useState } from 'react'
import { useShop } from '../../../client/use-shop.ts'
import { PlaceSearch } from '../../../components/stores/place-search.tsx'
import { StoreDetails } from '../../../components/stores/store-details.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { directionsTo } from '../directions-to.ts'
import shapes from './map-shapes.json'
import type { StoreMap as CountryMap } from './project.ts'
import { toPoint } from './project.ts'
import { StoreMap } from './store-map.tsx'
import styles from './stores-page.module.css'
import { useLocator } from './use-locator.ts'

type Props = { readonly title: string; readonly stores: readonly StoreReply[] }

/** The stores of the site: a search, filters, and a map beside the list (STO-01). */
export function StoresPage({ title, stores }: Props) {
  const t = useTranslate()
  const { shown, filters, offered, toggle, isBusy, error, search } = useLocator(stores)
  const [chosen, setChosen] = useState<string | null>(null)
  const { country } = useShop().site
  const map = useCountryMap(country)
  // The room of the map while it is loading; some countries have none.
  const shape = (shapes as Readonly<Record<string, number>>)[country.toLowerCase()]
  const pins = useMemo(
    () => (map ? shown.map((store) => ({ id: store.id, name: store.name, point: toPoint(map, store) })) : []),
    [map, shown],
  )
  const choose = (id: string) => {
    setChosen(id)
    document.getElementById(`store-${id}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.tools}>
        <PlaceSearch isBusy={isBusy} error={error} onSearch={search} />
        <fieldset className={styles.filters}>
          <legend>{t('stores.filter')}</legend>
          {offered.map((filter) => (
            <Chip key={filter} selected={filters.includes(filter)} onClick={() => toggle(filter)}>
              {t(`stores.filter.${filter}`)}
            </Chip>
          ))}
        </fieldset>
      </div>
      <div className={styles.columns}>
        {map ? (
          <StoreMap map={map} pins={pins} chosen={chosen} onChoose={choose} />
        ) : shape ? (
          <div className={styles.waiting} style={{ aspectRatio: shape }} />
        ) : null}
        <div>
          <p role="status" className={styles.count}>
            {t('stores.count', { count: shown.length })}
          </p>
          {shown.length === 0 ? <Notice>{t('stores.filter.none')}</Notice> : null}
          <ul className={styles.list}>
            {shown.map((store) => (
              <StoreItem
                key={store.id}
                store={store}
                isChosen={store.id === chosen}
                onShow={map ? () => setChosen(store.id) : undefined}
              />
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}

type ItemProps = {
  readonly store: StoreReply
  readonly isChosen: boolean
  readonly onShow: (() => void) | undefined
}

function StoreItem({ store, isChosen, onShow }: ItemProps) {
  const t = useTranslate()
  const { locale } = useShop()
  const { id, name, stock } = store
  return (
    <li className={styles.item} id={`store-${id}`} data-chosen={isChosen || undefined}>
      <div className={styles.head}>
        <h2>
          <a href={storePath(locale, id)}>{name}</a>
        </h2>
        {stock ? (
          <Badge tone={stock.quantity > 0 ? 'positive' : 'paper'}>
            {t(stock.quantity > 0 ? 'stores.stock.plenty' : 'stores.stock.none')}
          </Badge>
        ) : null}
      </div>
      <StoreDetails place={store} />
      <div className={styles.links}>
        <a href={directionsTo(store)} rel="noreferrer" target="_blank" aria-label={t('stores.directionsTo', { name })}>
          {t('stores.directions')}
        </a>
        {onShow ? (
          <button type="button" aria-label={t('stores.map.showOf', { name })} onClick={onShow}>
            {t('stores.map.show')}
          </button>
        ) : null}
      </div>
    </li>
  )
}

const maps = import.meta.glob<CountryMap>('./maps/*.json', { import: 'default' })

/** Loads the map of the site's country; null while it is loading, and where there is none. */
function useCountryMap(country: string): CountryMap | null {
  const [map, setMap] = useState<CountryMap | null>(null)

  // Only the browser draws the map, and only on this page.
  useEffect(() => {
    maps[`./maps/${country.toLowerCase()}.json`]?.().then(setMap).catch(console.warn)
  }, [country])

  return map
}
