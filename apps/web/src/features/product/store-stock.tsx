import type { Product } from '@lacehouse/contracts'
import type { Variant } from '@lacehouse/domain/product/product'
import { sizeAttribute } from '@lacehouse/domain/product/product'
import type { FavouriteStore } from '../../client/stores/favourite-store.ts'
import { useShop } from '../../client/use-shop.ts'
import { StoreSizes } from '../../components/stores/store-sizes.tsx'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './store-stock.module.css'

type Props = {
  readonly product: Product
  readonly color: string
  readonly variant: Variant | null
  readonly store: FavouriteStore
  readonly onChange: () => void
}

/** Shows the sizes that the shopper's store has, and leads to it and to the other stores that have the chosen size. */
export function StoreStock(props: Props) {
  return (
    <MessagesProvider areas={['stores']}>
      <Stock {...props} />
    </MessagesProvider>
  )
}

function Stock({ product, color, variant, store, onChange }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const sizes = product.attributes.find(({ type }) => type === sizeAttribute)?.options
  const size = sizes?.find(({ value }) => value === variant?.attributes[sizeAttribute])?.label
  return (
    <div className={styles.stock}>
      <a className={styles.store} href={`/${locale}/stores/${store.id}?product=${product.id}`}>
        {store.name}
      </a>
      <StoreSizes productId={product.id} store={store} color={color} />
      {variant && size ? (
        <a href={`/${locale}/stores?product=${encodeURIComponent(variant.id)}`}>{t('stores.sizes.all', { size })}</a>
      ) : null}
      <TextButton aria-haspopup="dialog" onClick={onChange}>
        {t('stores.sizes.another')}
      </TextButton>
    </div>
  )
}
