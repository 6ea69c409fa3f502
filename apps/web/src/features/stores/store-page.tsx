import type { StoreProductStock, StoreReply } from '@lacehouse/contracts'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { findOpenState } from '@lacehouse/domain/store/find-open-state'
import { formatHours } from '@lacehouse/domain/store/format-opening-hours'
import { useState } from 'react'
import { readClock } from '../../client/clock.ts'
import { useIsBrowser } from '../../client/use-is-browser.ts'
import { useShop } from '../../client/use-shop.ts'
import { StoreDetails } from '../../components/stores/store-details.tsx'
import { StoreSizes } from '../../components/stores/store-sizes.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { directionsTo } from './directions-to.ts'
import styles from './store-page.module.css'

/** One store: its address, hours with holidays, services, and the way there (STO-01). */
export function StorePage({ store, title }: { readonly store: StoreReply; readonly title: string }) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <article className={styles.page}>
      <Breadcrumbs crumbs={[{ id: 'stores', name: title, url: `/${locale}/stores` }]} leadsOn />
      <h1>{store.name}</h1>
      <OpenBadge store={store} />
      <StoreDetails place={store} isOpen />
      <AskedProduct store={store} />
      {store.services.length > 0 ? (
        <section aria-labelledby="store-services">
          <h2 id="store-services">{t('stores.services')}</h2>
          <ul className={styles.services}>
            {store.services.map((service) => (
              <li key={service}>{t(`stores.service.${service}`)}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <LinkButton variant="secondary" href={directionsTo(store)} rel="noreferrer" target="_blank">
        {t('stores.directions')}
      </LinkButton>
    </article>
  )
}

/** The stock of the product that the address names; the page itself is the same for everybody. */
function AskedProduct({ store }: { readonly store: StoreReply }) {
  const t = useTranslate()
  const [stock, setStock] = useState<StoreProductStock | null>(null)
  const isBrowser = useIsBrowser()
  const productId = isBrowser ? new URLSearchParams(location.search).get('product') : null
  if (!productId) return null
  return (
    <section>
      {stock ? <h2>{t('stores.sizes.of', { product: stock.name })}</h2> : null}
      <StoreSizes productId={productId} store={store} onLoad={setStock} />
      {stock ? <a href={stock.url}>{t('stores.sizes.back', { product: stock.name })}</a> : null}
    </section>
  )
}

/** Says whether the store is open now, which only the browser's clock tells. */
function OpenBadge({ store: { hours, timeZone } }: { readonly store: StoreReply }) {
  const t = useTranslate()
  const { locale } = useShop()
  if (!useIsBrowser()) return null
  const { isOpen, until } = findOpenState(hours, timeZone, new Date(readClock()))
  const time = until && formatHours({ opens: until, closes: until }, toLanguageTag(locale))?.split(' – ')[0]
  if (isOpen) return <Badge tone="positive">{t('stores.openUntil', { time: time ?? '' })}</Badge>
  return <Badge>{time ? t('stores.opensAt', { time }) : t('stores.closedNow')}</Badge>
}
