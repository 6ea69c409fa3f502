import type { Currency } from '@lacehouse/domain/money/currency'
import { priceOfChoice } from '../../../components/product/price-of-choice.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './product-set-page.module.css'
import { sumPrices } from './sum-prices.ts'
import type { SetPurchase } from './use-set-purchase.ts'

type Props = { readonly purchase: SetPurchase; readonly currency: Currency }

/** The sum of what is chosen, and the button that adds it. */
export function BuySet({ purchase: { members, isBusy }, currency }: Props) {
  const t = useTranslate()
  const chosen = members.filter(({ isChosen }) => isChosen)
  const isClosed = members.every(({ state }) => state === 'own' || state === 'closed')
  if (isClosed) return null
  const price = sumPrices(
    chosen.map(({ product, choice }) => priceOfChoice(product, choice)),
    currency,
  )
  return (
    <div className={styles.buy}>
      <p className={styles.sum} aria-live="polite">
        <span>{t('related.sets.count', { count: chosen.length })}</span>
        <Price price={price} currency={currency} />
      </p>
      <Button type="submit" variant="action" wide busy={isBusy} disabled={chosen.length === 0}>
        {t('related.set.add', { count: chosen.length })}
      </Button>
    </div>
  )
}
