import type { Product } from '@lacehouse/contracts'
import type { Variant } from '@lacehouse/domain/product/product'
import { Suspense, useState } from 'react'
import { useFavouriteStore } from '../../client/stores/use-favourite-store.ts'
import { useShop } from '../../client/use-shop.ts'
import { chooseStore } from '../../components/stores/choose-store.ts'
import { lazyComponent } from '../../hydration/lazy-component.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { preloadDialog } from '../../ui/dialogs/open-dialog.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './delivery-promise.module.css'
import type { PickUpFromStore } from './pick-up-from-store.ts'

// Few shoppers have chosen a store.
const StoreStock = lazyComponent(() => import('./store-stock.tsx').then((module) => module.StoreStock))

type Props = {
  readonly product: Product
  readonly variant: Variant | null
  readonly color: string
  readonly pickUp: PickUpFromStore
  /** Leads the shopper to the choice of sizes. */
  readonly onSizeMissing: () => void
}

/** Offers pickup in a store, or a reservation for products that are sold in stores only (DLG-17, CART-19). */
export function PickupOffer({ product, variant, color, pickUp, onSizeMissing }: Props) {
  const t = useTranslate()
  const { site } = useShop()
  const [error, setError] = useState<string | null>(null)
  const purpose = product.isRobisOnly ? 'reserve' : 'pickup'
  const favourite = useFavouriteStore()
  const choose = () => void chooseStore({ purpose: 'favourite' })
  const open = async () => {
    if (!variant) return onSizeMissing()
    const variantId = variant.id
    setError(null)
    const store = await chooseStore({ productId: variantId, purpose })
    if (!store) return
    const pdpUrl = `${product.url}?color=${encodeURIComponent(color)}`
    const productImageURL = product.images[color]?.[0]?.url ?? ''
    const item = { productId: variantId, name: product.name, pdpUrl, productImageURL }
    setError(await pickUp(item, { store, purpose, t }))
  }
  if (!site.features.pickup) return null
  const words = error ? (
    <span className={styles.error} role="alert">
      {error}
    </span>
  ) : null
  if (product.isRobisOnly)
    return (
      <div className={styles.reserve}>
        <Button
          variant="action"
          size="large"
          wide
          aria-haspopup="dialog"
          onPointerEnter={() => preloadDialog('pickup-in-store')}
          onClick={() => void open()}
        >
          {t('product.reserve')}
        </Button>
        <p className={styles.quiet}>{t('product.reserve.text')}</p>
        {words}
      </div>
    )
  return (
    <div className={styles.line}>
      <Icon name="store" />
      <div>
        <TextButton
          aria-haspopup="dialog"
          onPointerEnter={() => preloadDialog('pickup-in-store')}
          onClick={() => void open()}
        >
          {t('product.pickup')}
        </TextButton>
        {words}
        {favourite ? (
          <Suspense>
            <StoreStock product={product} color={color} variant={variant} store={favourite} onChange={choose} />
          </Suspense>
        ) : (
          <span className={styles.quiet}>
            <TextButton aria-haspopup="dialog" onClick={choose}>
              {t('product.pickup.sizes')}
            </TextButton>
          </span>
        )}
      </div>
    </div>
  )
}
