import { hash } from 'node:crypto'
import type { Site } from '@lacehouse/domain/site/site'
import type { DemoProduct } from '../catalogue/make-products.ts'
import type { Random } from '../seed/random.ts'

/** Where something about a product was written, and in which language. */
export type ReviewPlace = { readonly siteId: string; readonly locale: string; readonly language: string }

/** The words of a product's kind. */
export function kindOf({ row }: Pick<DemoProduct, 'row'>): 'shoe' | 'garment' | 'other' {
  if (row.kind === 'footwear') return 'shoe'
  return row.kind === 'apparel' ? 'garment' : 'other'
}

/** Picks a site that has reviews, and one of its locales. */
export function pickPlace(sites: readonly Site[], random: Random): ReviewPlace {
  const places = sites
    .filter(({ features }) => features.reviews)
    .flatMap(({ siteId, locales }) => locales.map((locale) => ({ siteId, locale, language: locale.slice(0, 2) })))
  const [first, ...rest] = places
  if (!first) throw new Error('No site has reviews.')
  return random.pick([first, ...rest])
}

/** Makes the id of a row from a key: a UUID of version 4 by its form, and the same on every machine. */
export function makeId(key: string): string {
  const digits = hash('sha256', key)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}
