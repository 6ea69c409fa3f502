import type { Product } from '@lacehouse/contracts'
import { colorAttribute } from '@lacehouse/domain/product/product'
import { type FormEvent, useEffect, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'

/**
 * Gives the attributes of the form around the sizes and the buy button. Without a script the form is sent to the basic
 * cart (`routes/basic-cart.tsx`).
 */
export function useBuyForm(buy: () => void) {
  const { locale } = useShop()
  const [isLive, setIsLive] = useState(false)

  // Without a script the browser validates the form. Once the script runs, the page shows its own message instead.
  useEffect(() => {
    setIsLive(true)
  }, [])

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

/** Renders the hidden fields of the form: the change, the product and the colour. */
export function BuyFields({ product, color }: Props) {
  return (
    <>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={product.id} />
      <input type="hidden" name={colorAttribute} value={color} />
    </>
  )
}
