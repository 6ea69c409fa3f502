import type { ProductSearchReply } from '@lacehouse/contracts'
import { useState } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './price-filter.module.css'
import { readPriceRange } from './read-price-range.ts'
import type { ListingChoice } from './use-listing-query.ts'

type Props = { readonly bounds: ProductSearchReply['price']; readonly choice: ListingChoice }

/** Filters by a lowest and a highest price in whole units of the currency. An empty field sets no bound. */
export function PriceFilter({ bounds, choice }: Props) {
  const t = useTranslate()
  const { price } = choice.query
  const [minimum, setMinimum] = useState(String(price?.min ?? ''))
  const [maximum, setMaximum] = useState(String(price?.max ?? ''))
  const apply = () => choice.choose((query) => ({ ...query, price: readPriceRange(minimum, maximum), page: 1 }))
  const field = { inputMode: 'numeric', autoComplete: 'off', maxLength: 7 } as const
  return (
    <div className={styles.price}>
      <TextField
        {...field}
        name="minPrice"
        label={`${t('listing.price.minimum')} (${bounds.currency})`}
        placeholder={String(bounds.min)}
        value={minimum}
        onChange={(event) => setMinimum(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && apply()}
      />
      <TextField
        {...field}
        name="maxPrice"
        label={`${t('listing.price.maximum')} (${bounds.currency})`}
        placeholder={String(bounds.max)}
        value={maximum}
        onChange={(event) => setMaximum(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && apply()}
      />
      <Button type="submit" variant="secondary" wide onClick={apply}>
        {t('listing.price.apply')}
      </Button>
    </div>
  )
}
