import type { Product } from '@lacehouse/contracts'
import type { OwnSizes } from '@lacehouse/domain/product/own-size'
import { sizeAttribute } from '@lacehouse/domain/product/product'
import { useSyncExternalStore } from 'react'
import { localStore } from '../storage/browser-storage.ts'

type Measured = Pick<Product, 'sizeChart' | 'audience' | 'attributes'>

const toKey = () => `sizes.${document.documentElement.dataset.site ?? ''}` as const
const none: OwnSizes = {}
let stored = none
let storedText: string | null = null
const listeners = new Set<() => void>()

/** Remembers the size that a shopper chose for goods of this kind. */
export function rememberSize(
  { sizeChart, audience = 'men' }: Pick<Product, 'sizeChart' | 'audience'>,
  size: string,
): void {
  if (!sizeChart) return
  localStore.setItem(toKey(), JSON.stringify({ ...read(), [`${sizeChart}-${audience}`]: size }))
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

/** Gives all sizes that the shopper chose last; none until the browser has read its storage. */
export function useMySizes(): OwnSizes {
  return useSyncExternalStore(subscribe, read, () => none)
}

/** Reads the sizes; the object is the same one as long as they are the same. */
function read(): OwnSizes {
  const text = localStore.getItem(toKey())
  if (text !== storedText) {
    storedText = text
    stored = parse(text)
  }
  return stored
}

function parse(text: string | null): OwnSizes {
  try {
    const sizes: unknown = JSON.parse(text ?? '{}')
    return sizes && typeof sizes === 'object' ? (sizes as OwnSizes) : none
  } catch {
    // Text that the shop did not write counts as none.
    return none
  }
}
