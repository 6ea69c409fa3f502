import type { StoreReply } from '@lacehouse/contracts'
import { useState } from 'react'
import { readFavouriteStore } from '../../../client/stores/favourite-store.ts'
import { PickupReady } from '../../../components/stores/pickup-ready.tsx'
import { PlaceSearch } from '../../../components/stores/place-search.tsx'
import { StoreDetails } from '../../../components/stores/store-details.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './pickup-in-store-dialog.module.css'
import { useStores } from './use-stores.ts'

export type PickupArgs = {
  /** The product to pick up: only stores that have it can be chosen. */
  readonly productId?: string
  readonly qty?: number
  /** What the store is chosen for. */
  readonly purpose: 'pickup' | 'reserve' | 'favourite'
}

const words = {
  pickup: { title: 'stores.pickup.title', here: 'stores.pickup.here' },
  reserve: { title: 'stores.reserve.title', here: 'stores.reserve.here' },
  favourite: { title: 'stores.favourite.title', here: 'stores.favourite.here' },
} as const

/** Lists the stores near a place with opening hours and stock (DLG-17, STO-04). */
export function PickupInStore({ args, resolve }: DialogProps<PickupArgs, StoreReply>) {
  const t = useTranslate()
  const { productId, qty = 1, purpose } = args
  const [favourite] = useState(readFavouriteStore)
  const { stores, isBusy, error, search } = useStores(productId)
  const has = ({ stock }: StoreReply) => stock === undefined || stock.quantity >= qty
  const able = stores?.filter(has) ?? []
  const unable = stores?.filter((store) => !has(store)) ?? []

  return (
    <DialogFrame title={t(words[purpose].title)}>
      <div className={styles.body}>
        <PlaceSearch isBusy={isBusy} error={error} onSearch={search} />
        {stores === null && !error ? <Skeleton height="12rem" /> : null}
        <div aria-live="polite">
          {stores?.length === 0 ? <Notice>{t('stores.none')}</Notice> : null}
          {able.length === 0 && unable.length > 0 ? <Notice>{t('stores.noneHasIt')}</Notice> : null}
          <ul className={styles.stores}>
            {able.map((store, index) => (
              <StoreRow
                key={store.id}
                store={store}
                purpose={purpose}
                isYours={store.id === favourite?.id}
                isNearest={index === 0 && store.stock !== undefined && store.distance !== undefined}
                onChoose={() => resolve(store)}
              />
            ))}
          </ul>
        </div>
        {unable.length > 0 ? (
          <details className={styles.unable}>
            <summary>{t('stores.without', { count: unable.length })}</summary>
            <ul className={styles.stores}>
              {unable.map((store) => (
                <StoreRow key={store.id} store={store} purpose={purpose} isYours={store.id === favourite?.id} />
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </DialogFrame>
  )
}

type RowProps = {
  readonly store: StoreReply
  readonly purpose: PickupArgs['purpose']
  readonly isYours: boolean
  /** Whether it is the nearest store that has the product. */
  readonly isNearest?: boolean
  /** Absent for a store that lacks the product. */
  readonly onChoose?: () => void
}

/** Shows a store with its stock and when an order is ready there. */
function StoreRow({ store, purpose, isYours, isNearest = false, onChoose }: RowProps) {
  const t = useTranslate()
  const here = t(words[purpose].here)
  return (
    <li className={styles.store}>
      <div className={styles.first}>
        <h3>{store.name}</h3>
        {isYours ? <Badge tone="ink">{t('stores.yours')}</Badge> : null}
        {isNearest ? <Badge>{t('stores.nearest')}</Badge> : null}
        {store.stock ? <Stock stock={store.stock} /> : null}
      </div>
      {onChoose && purpose === 'pickup' && store.ready ? (
        <p className={styles.ready}>
          <PickupReady ready={store.ready} />
        </p>
      ) : null}
      <StoreDetails place={store} />
      {onChoose ? (
        <Button variant="secondary" aria-label={`${here}: ${store.name}`} onClick={onChoose}>
          {here}
        </Button>
      ) : null}
    </li>
  )
}

function Stock({ stock }: { readonly stock: NonNullable<StoreReply['stock']> }) {
  const t = useTranslate()
  if (stock.stockStatus === 'outOfStock') return <Badge>{t('stores.stock.none')}</Badge>
  if (stock.stockStatus === 'lowStock')
    return <Badge tone="warning">{t('stores.stock.few', { count: stock.quantity })}</Badge>
  return <Badge tone="positive">{t('stores.stock.plenty')}</Badge>
}
