import type { StoreReply } from '@lacehouse/contracts'
import { useState } from 'react'
import { readFavouriteStore } from '../../../client/stores/favourite-store.ts'
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
  readonly purpose: 'pickup' | 'reserve'
}

/** Lists the stores near a place with opening hours and stock (DLG-17, STO-04). */
export function PickupInStore({ args, resolve }: DialogProps<PickupArgs, StoreReply>) {
  const t = useTranslate()
  const { productId, qty = 1, purpose } = args
  const [favourite] = useState(readFavouriteStore)
  const { stores, isBusy, error, search } = useStores(productId)
  const here = t(purpose === 'reserve' ? 'stores.reserve.here' : 'stores.pickup.here')

  return (
    <DialogFrame title={t(purpose === 'reserve' ? 'stores.reserve.title' : 'stores.pickup.title')}>
      <div className={styles.body}>
        <PlaceSearch isBusy={isBusy} error={error} onSearch={search} />
        {stores === null && !error ? <Skeleton height="12rem" /> : null}
        {stores?.length === 0 ? <Notice>{t('stores.none')}</Notice> : null}
        <ul className={styles.stores} aria-live="polite">
          {stores?.map((store) => (
            <li key={store.id} className={styles.store}>
              <div className={styles.first}>
                <h3>{store.name}</h3>
                {store.id === favourite?.id ? <Badge tone="ink">{t('stores.yours')}</Badge> : null}
                {store.stock ? <Stock stock={store.stock} /> : null}
              </div>
              <StoreDetails place={store} />
              <Button
                variant="secondary"
                aria-label={`${here}: ${store.name}`}
                disabled={store.stock !== undefined && store.stock.quantity < qty}
                onClick={() => resolve(store)}
              >
                {here}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </DialogFrame>
  )
}

function Stock({ stock }: { readonly stock: NonNullable<StoreReply['stock']> }) {
  const t = useTranslate()
  if (stock.stockStatus === 'outOfStock') return <Badge>{t('stores.stock.none')}</Badge>
  if (stock.stockStatus === 'lowStock')
    return <Badge tone="warning">{t('stores.stock.few', { count: stock.quantity })}</Badge>
  return <Badge tone="positive">{t('stores.stock.plenty')}</Badge>
}
