import type { Product } from '@lacehouse/contracts'
import { type Choice, colorAttribute, unnamedColour } from '@lacehouse/domain/product/product'

/** Finds the colour of the address, or the first available one; an unknown colour counts as none. */
export function findColor({ attributes }: Pick<Product, 'attributes'>, wanted: string | null): string {
  const colors = attributes.find(({ type }) => type === colorAttribute)?.options ?? []
  const named = colors.find(({ value }) => value === wanted)
  return (named ?? colors.find(({ available }) => available) ?? colors[0])?.value ?? unnamedColour
}

/** Chooses the attributes that have a single option. */
export function chooseOnlyOptions({ attributes }: Pick<Product, 'attributes'>): Choice {
  const single = attributes.filter(({ type, options }) => type !== colorAttribute && options.length === 1)
  return Object.fromEntries(single.map(({ type, options }) => [type, options[0]?.value]))
}
