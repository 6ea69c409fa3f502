import { createRandom } from '../seed/random.ts'
import type { DemoProduct } from './make-products.ts'

/** More than a page shows, so that one that has sold out or is not sold on a site leaves enough. */
const planned = 4

/** Plans what goes with each product: clothes and accessories with shoes, and shoes with clothes, for the same wearers. */
export function planUpsells(products: readonly DemoProduct[]): DemoProduct[] {
  const sold = products.filter(({ special }) => special === null || special.price === 'plain')
  const offered = sold.filter(
    ({ special }) => !special?.isGiftCard && !special?.isGiftOnly && !special?.isMadeToOrder && !special?.isExtra,
  )
  const byKind = Map.groupBy(offered, isShoe)
  return products.map((product) => {
    if (product.special?.isGiftCard) return product
    const fitting = (byKind.get(!isShoe(product)) ?? []).filter(({ gender }) => fits(product, gender))
    if (fitting.length === 0) return product
    const random = createRandom(`${product.key}/upsells`)
    const start = random.between(0, fitting.length - 1)
    const ids = Array.from({ length: Math.min(planned, fitting.length) }, (_, step) => {
      // Far apart in the order of popularity, so that they are not three of one model.
      const place = start + step * Math.ceil(fitting.length / planned)
      return fitting[place % fitting.length]?.id ?? ''
    })
    const attributes = { ...product.row.attributes, upsells: [...new Set(ids)], ...(isShoe(product) ? {} : carousel) }
    return { ...product, row: { ...product.row, attributes } }
  })
}

const carousel = { upsellLayout: 'carousel' }

const isShoe = ({ model }: DemoProduct): boolean => model.kind === 'footwear'

const fits = ({ gender }: DemoProduct, other: DemoProduct['gender']): boolean =>
  other === gender || other === 'unisex' || gender === 'unisex'
