import type { Product } from '@lacehouse/contracts'
import { colorAttribute } from '@lacehouse/domain/product/product'
import { type FormEvent, useEffect, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'

/** The form around sizes and button: it reaches the cart without a script too (`routes/basic-cart.tsx`). */
export function useBuyForm(buy: () => void) {
  const { locale } = useShop()
  const [isLive, setIsLive] = useState(false)

  // Without a script the browser asks for a size that is missing; with one the page does, in its own words.
  useEffect(() => setIsLive(true), [])

  return {
    method: 'post',
    action: `/${locale}/cart/basic`,
    noValidate: isLive,
    'data-replay': true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      buy()
    },
  } as const
}

type Props = { readonly product: Product; readonly color: string }

/** What the form says besides the size. */
export function BuyFields({ product, color }: Props) {
  return (
    <>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={product.id} />
      <input type="hidden" name={colorAttribute} value={color} />
    </>
  )
}
