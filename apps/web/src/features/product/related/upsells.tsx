import type { Upsell } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { CarouselTiles } from '../../../blocks/product-carousel/carousel-tiles.tsx'
import carousel from '../../../blocks/product-carousel/product-carousel.module.css'
import { browserApi } from '../../../client/api/browser-api.ts'
import { queryClient } from '../../../client/api/query-client.ts'
import type { AddToCart } from '../../../client/cart/add-to-cart.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { openDialog, preloadDialog } from '../../../ui/dialogs/open-dialog.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './related-products.module.css'

type Props = {
  /** The product that they go with. */
  readonly productId: string
  readonly layout: 'list' | 'carousel'
  readonly addToCart: AddToCart
  readonly most?: number
}

/** The number of upsells that are shown unless a page asks for others ([bounds](../../../../../../docs/bounds.md)). */
const mostUpsells = 3

/** Shows products that go with another one, each with its stock of this moment (CAT-11). */
export function Upsells({ productId, layout, addToCart, most = mostUpsells }: Props) {
  const t = useTranslate()
  const id = useId()
  const { data } = useQuery(
    { queryKey: ['upsells', productId, most], queryFn: () => load(productId, most) },
    queryClient,
  )
  // They are an addition to the page: while they are loading, or if they cannot be loaded, nothing is missing.
  if (!data || data.length === 0) return null
  // A carousel is itself the region that bears the name.
  const name = layout === 'list' ? id : undefined
  return (
    <section className={styles.part} aria-labelledby={name} data-list="upsells">
      <h2 id={id}>{t('related.upsells')}</h2>
      {layout === 'carousel' ? (
        <div className={carousel.place} data-cards={3}>
          <CarouselTiles title={t('related.upsells')} tiles={data} cards={3} />
        </div>
      ) : (
        <ul className={styles.list}>
          {data.map((tile) => (
            <UpsellRow key={tile.id} upsell={tile} addToCart={addToCart} />
          ))}
        </ul>
      )}
    </section>
  )
}

type RowProps = { readonly upsell: Upsell; readonly addToCart: AddToCart }

function UpsellRow({ upsell, addToCart }: RowProps) {
  const t = useTranslate()
  const { id, name, url, subtitle, image, price, currency, available, isSingle } = upsell
  return (
    <li className={styles.row}>
      <Picture source={{ ...image, alt: '' }} ratio="4 / 5" sizes="5rem" largest={128} />
      <div className={styles.words}>
        <a className={styles.name} href={url}>
          {name}
        </a>
        <span className={styles.quiet}>{subtitle}</span>
        <Price price={price} currency={currency} />
        {available ? null : <Badge>{t('common.soldOut')}</Badge>}
        {isSingle && available ? <AddSingle upsell={upsell} addToCart={addToCart} /> : null}
      </div>
      {isSingle && available ? null : (
        <Button
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('related.upsells.chooseOf', { name })}
          onPointerEnter={() => preloadDialog('quick-shop')}
          onClick={() => void openDialog('quick-shop', { product: { id, name } })}
        >
          {t('related.upsells.choose')}
        </Button>
      )}
    </li>
  )
}

/** Adds a product at which there is nothing to choose, by its article number. */
function AddSingle({ upsell: { sku, name, url, image }, addToCart }: RowProps) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const add = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    const item = { productId: sku, qty: 1, pdpUrl: url, productImageURL: image.url }
    const added = await addToCart({ item, name })
    setBusy(false)
    if (!added.ok) setError(added.error)
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={isBusy}
        aria-label={t('related.upsells.addOf', { name })}
        onClick={() => void add()}
      >
        {t('related.upsells.add')}
      </Button>
      {error ? <Notice tone="negative">{formatError(t, error)}</Notice> : null}
    </>
  )
}

/** Loads the products, and the stock of each by its id; without its stock a product shows what the shop's reply says. */
async function load(productId: string, limit: number): Promise<readonly Upsell[]> {
  const { upsells } = await browserApi.call('products.upsells', { params: { productId }, query: { limit } })
  return Promise.all(
    upsells.map(async (upsell) => {
      const stock = await browserApi.call('products.inventory', { params: { productId: upsell.id } }).catch(() => null)
      if (!stock) return upsell
      const free = stock.variants.filter(({ stockStatus }) => stockStatus !== 'outOfStock')
      const isFree = free.some(({ id }) => id === upsell.sku)
      // The number names what can be bought now.
      return { ...upsell, available: free.length > 0, sku: isFree ? upsell.sku : (free[0]?.id ?? upsell.sku) }
    }),
  )
}
