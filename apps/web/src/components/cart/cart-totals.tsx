import type { ReactNode } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './cart-totals.module.css'
import { namePromotion } from './name-promotion.ts'

type Props = {
  /** A cart, or the order that it has become. */
  readonly priced: Pick<Cart, 'totals' | 'promoSummary'>
  /** Says whether any item is shipped. */
  readonly isShipped: boolean
  /** The sums are out of date until the server has answered. */
  readonly isUpdating?: boolean
}

/** Shows all sums as the server calculated them, with each promotion by name (CART-10). The page calculates nothing. */
export function CartTotals({ priced, isShipped, isUpdating = false }: Props) {
  const t = useTranslate()
  const { amount, taxRate } = useFormat()
  const { site } = useShop()
  const { currency, itemTotal, adjustmentTotal, appliedRewards, shipping, tax, taxes, taxKnown, total } = priced.totals
  const { giftWrap = 0 } = priced.totals
  const working = priced.promoSummary.filter(({ discount }) => discount > 0)
  const write = (value: number) => amount(value, currency)
  const isAdded = site.taxMode === 'added'
  const named = taxes.map(({ name, rate, amount: part }) => ({ name, rate: taxRate(rate), amount: write(part) }))
  const taxNotes = named.map((one) => t('cart.summary.taxIncludedLine', one))
  const taxRows =
    taxKnown && named.length > 0
      ? named.map((one) => ({ ...one, name: t('cart.summary.taxLine', one) }))
      : [{ name: t('cart.summary.tax'), amount: taxKnown ? write(tax) : t('cart.summary.taxUnknown') }]
  return (
    <dl className={styles.totals} aria-busy={isUpdating} data-updating={isUpdating || undefined}>
      <Row name={t('cart.summary.subtotal')} value={write(itemTotal)} />
      {working.map((promotion) =>
        promotion.level === 'SHIPPING' ? null : (
          <Row
            key={promotion.promotionId}
            name={namePromotion(t, promotion)}
            value={`−${write(promotion.discount)}`}
            isGain
          />
        ),
      )}
      {adjustmentTotal > 0 ? (
        <Row name={t('cart.summary.adjustments')} value={`−${write(adjustmentTotal)}`} isGain />
      ) : null}
      {appliedRewards > 0 ? <Row name={t('cart.summary.rewards')} value={`−${write(appliedRewards)}`} isGain /> : null}
      {isShipped ? (
        <Row name={t('cart.summary.shipping')} value={shipping > 0 ? write(shipping) : t('cart.summary.free')}>
          {working.map((promotion) =>
            promotion.level === 'SHIPPING' ? (
              <dd key={promotion.promotionId} className={styles.reason}>
                {namePromotion(t, promotion)}
              </dd>
            ) : null,
          )}
        </Row>
      ) : null}
      {giftWrap > 0 ? <Row name={t('cart.giftWrapping.wrap')} value={write(giftWrap)} /> : null}
      {isAdded ? taxRows.map((one) => <Row key={one.name} name={one.name} value={one.amount} />) : null}
      <div className={styles.total}>
        <dt>{t(taxKnown || !isAdded ? 'cart.summary.total' : 'cart.summary.estimatedTotal')}</dt>
        <dd data-total>{isUpdating ? t('cart.summary.updating') : write(total)}</dd>
        {isAdded ? null : <dd className={styles.note}>{isUpdating ? '\u00a0' : taxNotes.join(' · ')}</dd>}
      </div>
    </dl>
  )
}

type RowProps = {
  readonly name: string
  readonly value: ReactNode
  readonly isGain?: boolean
  /** An explanation below the line. */
  readonly children?: ReactNode
}

function Row({ name, value, isGain, children }: RowProps) {
  return (
    <div className={styles.row} data-gain={isGain}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {children}
    </div>
  )
}
