import type { Product } from '@lacehouse/contracts'
import { type Choice, colorAttribute, sizeAttribute, type Variant } from '@lacehouse/domain/product/product'
import { changeColor, resolveVariant } from '@lacehouse/domain/product/resolve-variant'
import { toOptionParameter } from '@lacehouse/domain/url/variant-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { chooseOnlyOptions, findColor } from '../../components/product/first-choice.ts'
import { findOptions } from './find-shown-variant.ts'

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
 * Holds the choice of a product, which begins with the options of the address. The colour is read from there, and every other
 * option is written to it. Another colour keeps the other choices where it has them.
 */
export function useProductChoice(product: Product): ProductChoice {
  const [parameters] = useSearchParams()
  const color = findColor(product, parameters.get(colorAttribute))
  const [others, setOthers] = useState<Choice>(() => ({
    ...chooseOnlyOptions(product),
    ...findOptions(product, parameters),
  }))
  const choice = changeColor(product, others, color)
  const lost = Object.keys(others).find((type) => choice[type] === undefined)
  return {
    choice,
    color,
    variant: resolveVariant(product, choice),
    choose: (type, value) => {
      setOthers({ ...others, [type]: value })
      writeOption(type, value)
      if (type === sizeAttribute) void rememberLater(product, value)
    },
    lostSize: lost ? (others[lost] ?? null) : null,
  }
}

/** Keeps the option in the address, so that a reload or a shared link opens this very variant; the page itself stays. */
function writeOption(type: string, value: string): void {
  const address = new URL(location.href)
  address.searchParams.set(toOptionParameter(type), value)
  history.replaceState(history.state, '', address)
}

/** The next product marks the size. Most pages are left before one is chosen, so that the code comes with the choice. */
async function rememberLater(product: Product, size: string): Promise<void> {
  const { rememberSize } = await import('../../client/products/my-sizes.ts')
  rememberSize(product, size)
}
