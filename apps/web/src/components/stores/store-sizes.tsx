import type { StoreProductStock } from '@lacehouse/contracts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './store-sizes.module.css'

type Props = {
  readonly productId: string
  readonly store: { readonly id: string; readonly name: string }
  /** The colour to show; all of them where it is absent. */
  readonly color?: string
  /** Called with the stock once it is known. */
  readonly onLoad?: (stock: StoreProductStock) => void
}

/** Shows which sizes of a product a store has now (STO-04). */
export function StoreSizes({ productId, store, color, onLoad }: Props) {
  const t = useTranslate()
  const [stock, setStock] = useState<StoreProductStock | 'failed' | null>(null)

  // The stock of a store is never part of a page: pages are kept, and it changes by the minute.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks when another store or product is shown
  useEffect(() => {
    const asking = new AbortController()
    setStock(null)
    browserApi
      .call(
        'stores.productInventory',
        { params: { productId }, query: { storeId: store.id } },
        { signal: asking.signal },
      )
      .then((found) => {
        setStock(found)
        onLoad?.(found)
      })
      .catch(() => {
        if (!asking.signal.aborted) setStock('failed')
      })
    return () => asking.abort()
  }, [productId, store.id])

  if (stock === 'failed') return <p role="alert">{t('stores.sizes.failed')}</p>
  if (!stock) return <Skeleton height="2.5rem" />
  const colors = stock.colors.filter(({ value, sizes }) => sizes.length > 0 && (!color || value === color))
  const hasNone = colors.every(({ sizes }) => sizes.every(({ quantity }) => quantity === 0))
  if (hasNone) return <p>{t('stores.sizes.none')}</p>
  return colors.map(({ value, label, sizes }) => (
    <div key={value} className={styles.color}>
      {color ? null : <p className={styles.name}>{label}</p>}
      <ul className={styles.sizes} aria-label={t('stores.sizes.label', { store: store.name })}>
        {sizes.map((size) => (
          <li key={size.variantId} className={styles.size} data-stock={size.stockStatus}>
            <span className={styles.label}>{size.label || t('stores.sizes.one')}</span>
            <span className={styles.state}>
              {size.stockStatus === 'outOfStock'
                ? t('stores.stock.none')
                : t(size.stockStatus === 'lowStock' ? 'stores.stock.few' : 'stores.stock.plenty', {
                    count: size.quantity,
                  })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ))
}
