import type { Product } from '@lacehouse/contracts'
import type { Choice } from '@lacehouse/domain/product/product'
import { Price } from '../../ui/price.tsx'
import { LowestPriceNote } from './lowest-price-note.tsx'
import { perMeasureOfChoice } from './per-measure-of-choice.ts'
import { priceOfChoice } from './price-of-choice.ts'
import { PricePerMeasure } from './price-per-measure.tsx'

type Props = { readonly product: Product; readonly choice: Choice; readonly noteClassName?: string | undefined }

/** Shows the price of what is chosen, announced when it changes, with the notes that the law asks for. */
export function ChoicePrice({ product, choice, noteClassName }: Props) {
  const { currency } = product
  const price = priceOfChoice(product, choice)
  return (
    <>
      <p role="status">
        <Price price={price} currency={currency} />{' '}
        <PricePerMeasure value={perMeasureOfChoice(product, choice)} currency={currency} />
      </p>
      <LowestPriceNote className={noteClassName} price={price} currency={currency} />
    </>
  )
}
