import type { Product } from '@lacehouse/contracts'
import { type Choice, colorAttribute, sizeAttribute, type Variant } from '@lacehouse/domain/product/product'
import { changeColor, resolveVariant } from '@lacehouse/domain/product/resolve-variant'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { queryClient } from '../../../client/api/query-client.ts'
import { rememberSize } from '../../../client/products/my-sizes.ts'
import { chooseOnlyOptions, findColor } from '../../../components/product/first-choice.ts'
import { loadLiveProduct } from '../../../components/product/load-live-product.ts'
import type { QuickShopSubject } from './take-choice.ts'

export type QuickShop = {
  readonly product: Product | undefined
  readonly isFailed: boolean
  readonly retry: () => void
  readonly choice: Choice
  readonly color: string
  /** The chosen variant; null until every attribute but the colour is chosen (CAT-06). */
  readonly variant: Variant | null
  readonly choose: (type: string, value: string) => void
}

/** Loads a product with its current stock, and holds the choice. */
export function useQuickShop(subject: QuickShopSubject): QuickShop {
  const { productId } = subject
  const [parameters] = useSearchParams()
  const asked = parameters.get(colorAttribute)
  const { data, isError, refetch } = useQuery(
    { queryKey: ['quick-shop', productId], queryFn: () => loadLiveProduct(productId), staleTime: 0 },
    queryClient,
  )
  const [chosen, setChoice] = useState<Choice | null>(null)
  const choice = chosen ?? (data ? chooseFirst(data, subject, asked) : subject.choice)
  const color = choice[colorAttribute] ?? ''
  return {
    product: data,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
    choice,
    color,
    variant: data ? resolveVariant(data, choice) : null,
    choose: (type, value) => {
      if (type === sizeAttribute && data) rememberSize(data, value)
      setChoice(type === colorAttribute && data ? changeColor(data, choice, value) : { ...choice, [type]: value })
    },
  }
}

/**
 * Begins an item in the colour of the address where the product has it, and otherwise in its own; a product in the colour that was
 * shown, or else in that of the address (RT-15).
 */
function chooseFirst(product: Product, { origin, choice }: QuickShopSubject, asked: string | null): Choice {
  const own = choice[colorAttribute] ?? null
  if (origin === 'product') {
    const color = findColor(product, own ?? asked)
    return { ...chooseOnlyOptions(product), ...(color && { [colorAttribute]: color }) }
  }
  return asked && hasColor(product, asked) ? changeColor(product, choice, asked) : choice
}

const hasColor = ({ attributes }: Product, color: string): boolean =>
  attributes.some(({ type, options }) => type === colorAttribute && options.some(({ value }) => value === color))
