import type { Product } from '@lacehouse/contracts'
import { type Choice, colorAttribute, type Variant } from '@lacehouse/domain/product/product'
import { changeColor, resolveVariant } from '@lacehouse/domain/product/resolve-variant'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

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
 * Holds the choice of a product: the colour is in the address, all else in the page. Another colour keeps the other
 * choices where it has them.
 */
export function useProductChoice(product: Product): ProductChoice {
  const [parameters] = useSearchParams()
  const color = findColor(product, parameters.get(colorAttribute))
  const [others, setOthers] = useState<Choice>(() => chooseOnlyOptions(product))
  const choice = changeColor(product, others, color)
  const lost = Object.keys(others).find((type) => choice[type] === undefined)
  return {
    choice,
    color,
    variant: resolveVariant(product, choice),
    choose: (type, value) => setOthers({ ...others, [type]: value }),
    lostSize: lost ? (others[lost] ?? null) : null,
  }
}

/** Finds the colour of the address, or the first available one; an unknown colour counts as none. */
export function findColor({ attributes }: Pick<Product, 'attributes'>, wanted: string | null): string {
  const colors = attributes.find(({ type }) => type === colorAttribute)?.options ?? []
  const named = colors.find(({ value }) => value === wanted)
  return (named ?? colors.find(({ available }) => available) ?? colors[0])?.value ?? ''
}

/** Chooses the attributes that have a single option. */
export function chooseOnlyOptions({ attributes }: Pick<Product, 'attributes'>): Choice {
  const single = attributes.filter(({ type, options }) => type !== colorAttribute && options.length === 1)
  return Object.fromEntries(single.map(({ type, options }) => [type, options[0]?.value]))
}
