import type { Product } from '@lacehouse/contracts'
import { type Choice, colorAttribute, sizeAttribute, type Variant } from '@lacehouse/domain/product/product'
import { changeColor, resolveVariant } from '@lacehouse/domain/product/resolve-variant'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { chooseOnlyOptions, findColor } from '../../components/product/first-choice.ts'

export type ProductChoice = {
  readonly choice: Choice
  readonly color: string
  /** The chosen variant; null until every attribute but the colour is chosen (CAT-06). */
  readonly variant: Variant | null
  readonly choose: (type: string, value: string) => void
  /** A size that was chosen before and that the current colour does not have. */
  readonly lostSize: string | null
}

/**
 * Holds the choice of a product, which begins with colour and size of the address. The colour is read from there, and the size is
 * written to it. Another colour keeps the other choices where it has them.
 */
export function useProductChoice(product: Product): ProductChoice {
  const [parameters] = useSearchParams()
  const color = findColor(product, parameters.get(colorAttribute))
  const [others, setOthers] = useState<Choice>(() => ({
    ...chooseOnlyOptions(product),
    ...findSize(product, parameters.get(sizeAttribute)),
  }))
  const choice = changeColor(product, others, color)
  const lost = Object.keys(others).find((type) => choice[type] === undefined)
  return {
    choice,
    color,
    variant: resolveVariant(product, choice),
    choose: (type, value) => {
      setOthers({ ...others, [type]: value })
      if (type !== sizeAttribute) return
      writeSize(value)
      void rememberLater(product, value)
    },
    lostSize: lost ? (others[lost] ?? null) : null,
  }
}

/** Reads the size of the address; one that the product does not have counts as none. */
export function findSize({ attributes }: Pick<Product, 'attributes'>, wanted: string | null): Choice {
  const sizes = attributes.find(({ type }) => type === sizeAttribute)?.options ?? []
  return sizes.some(({ value }) => value === wanted) ? { [sizeAttribute]: wanted ?? undefined } : {}
}

/** Keeps the size in the address, so that a reload or a shared link opens this very variant; the page itself stays. */
function writeSize(size: string): void {
  const address = new URL(location.href)
  address.searchParams.set(sizeAttribute, size)
  history.replaceState(history.state, '', address)
}

/** The next product marks the size. Most pages are left before one is chosen, so that the code comes with the choice. */
async function rememberLater(product: Product, size: string): Promise<void> {
  const { rememberSize } = await import('../../client/products/my-sizes.ts')
  rememberSize(product, size)
}
