import type { CartItem } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { PricePerMeasure } from '../product/price-per-measure.tsx'
import styles from './item-line.module.css'

/** Shows the price of an item's row after its own discounts, and for several pieces also the unit price. */
export function ItemPrice({ item }: { readonly item: CartItem }) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { currency } = useShop().site
  const { qty, price } = item
  const isReduced = price.priceAfterItemDiscount < price.rowTotal || price.current < price.original
  const row = item.bonus ? t('cart.summary.free') : amount(price.priceAfterItemDiscount, currency)
  const before = qty === 1 ? price.original : price.rowTotal
  return (
    <p className={styles.price}>
      <span className={isReduced ? styles.reduced : undefined}>{row}</span>
      {before > price.priceAfterItemDiscount ? <Before price={amount(before, currency)} /> : null}
      {qty > 1 ? (
        <span className={styles.each}>
          {price.original > price.current ? <Before price={amount(price.original, currency)} /> : null}
          {t('cart.item.each', { price: amount(price.current, currency) })}
        </span>
      ) : null}
      <PricePerMeasure value={price.perMeasure} currency={currency} />
    </p>
  )
}

function Before({ price }: { readonly price: string }) {
  const t = useTranslate()
  return (
    <s className={styles.before}>
      <VisuallyHidden>{t('common.price.was', { price: '' })}</VisuallyHidden>
      {price}
    </s>
  )
}
