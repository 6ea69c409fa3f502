import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { findStruckPrice, type PriceAmounts } from '../../ui/price.tsx'

type Props = { readonly price: PriceAmounts; readonly currency: string; readonly className?: string | undefined }

/**
 * Names the lowest price of the 30 days before a reduction where the law of the site asks for it (CAT-09). It is the price that
 * stands struck beside the current one, so the note shows exactly where a reduction does.
 */
export function LowestPriceNote({ price, currency, className }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const lowest = findStruckPrice(price)
  if (!useShop().site.law.lowestPrice || lowest === null) return null
  return <p className={className}>{t('common.price.lowest', { price: amount(lowest, currency) })}</p>
}
