import type { ProductTile } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { CarouselTiles } from '../../../blocks/product-carousel/carousel-tiles.tsx'
import carousel from '../../../blocks/product-carousel/product-carousel.module.css'
import { browserApi } from '../../../client/api/browser-api.ts'
import { queryClient } from '../../../client/api/query-client.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { openDialog, preloadDialog } from '../../../ui/dialogs/open-dialog.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './related-products.module.css'

type Props = {
  readonly ids: readonly string[]
  readonly layout: 'list' | 'carousel'
  readonly most?: number
}

/** The number of upsells that are shown unless a page asks for others ([bounds](../../../../../../docs/bounds.md)). */
const mostUpsells = 3

/** Shows products that go with another one, each with its stock of this moment (CAT-11). */
export function Upsells({ ids, layout, most = mostUpsells }: Props) {
  const t = useTranslate()
  const id = useId()
  const asked = ids.slice(0, most)
  const { data } = useQuery({ queryKey: ['upsells', asked.join(',')], queryFn: () => load(asked) }, queryClient)
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
            <Upsell key={tile.id} tile={tile} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Upsell({
  tile: { id, name, url, subtitle, image, price, currency, available },
}: {
  readonly tile: ProductTile
}) {
  const t = useTranslate()
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
      </div>
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
    </li>
  )
}

/** Loads the products, and the stock of each by its id; without its stock a product shows what the listing knows. */
async function load(ids: readonly string[]): Promise<readonly ProductTile[]> {
  const [{ products }, ...stocks] = await Promise.all([
    browserApi.call('products.tiles', { query: { ids: ids.join(','), limit: ids.length } }),
    ...ids.map((productId) => browserApi.call('products.inventory', { params: { productId } }).catch(() => null)),
  ])
  return products.map((tile) => {
    const stock = stocks.find((one) => one?.productId === tile.id)
    return stock ? { ...tile, available: stock.variants.some(({ stockStatus }) => stockStatus !== 'outOfStock') } : tile
  })
}
