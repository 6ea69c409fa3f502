import type { Product } from '@lacehouse/contracts'
import { sizeAttribute } from '@lacehouse/domain/product/product'
import { useSyncExternalStore } from 'react'

type Measured = Pick<Product, 'sizeChart' | 'audience' | 'attributes'>
/** The size that was chosen last, by what it is of: `footwear-women`. */
type Sizes = Readonly<Record<string, string>>

const toKey = () => `sizes.${document.documentElement.dataset.site ?? ''}`
const listeners = new Set<() => void>()

/** Remembers the size that a shopper chose for goods of this kind. */
export function rememberSize(
  { sizeChart, audience = 'men' }: Pick<Product, 'sizeChart' | 'audience'>,
  size: string,
): void {
  if (!sizeChart) return
  localStorage.setItem(toKey(), JSON.stringify({ ...read(), [`${sizeChart}-${audience}`]: size }))
  for (const listener of listeners) listener()
}

/** Takes over the shoe size of a profile: `women-8.5`. On `isNew` it replaces what was chosen on this device. */
export function adoptShoeSize(preferred: string | undefined, isNew: boolean): void {
  const [audience, size] = preferred?.split('-') ?? []
  if (!audience || !size || (!isNew && read()[`footwear-${audience}`])) return
  rememberSize({ sizeChart: 'footwear', audience: audience as 'men' }, size)
}

/** Finds the shopper's size among those that a product comes in; null where it has none like it. */
export function findMySize({ sizeChart, audience = 'men', attributes }: Measured): string | null {
  const size = read()[`${sizeChart}-${audience}`]
  const options = attributes.find(({ type }) => type === sizeAttribute)?.options ?? []
  return size !== undefined && options.length > 1 && options.some(({ value }) => value === size) ? size : null
}

/** Gives the shopper's size of a product; null until the browser has read its storage. */
export function useMySize(product: Measured): string | null {
  return useSyncExternalStore(
    subscribe,
    () => findMySize(product),
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function read(): Sizes {
  try {
    const sizes: unknown = JSON.parse(localStorage.getItem(toKey()) ?? '{}')
    return sizes && typeof sizes === 'object' ? (sizes as Sizes) : {}
  } catch {
    // Text that the shop did not write counts as none.
    return {}
  }
}
