import type { CatalogueEntry } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import { findSizeSystem, toCatalogueSize } from '@lacehouse/domain/catalogue-import/convert-sizes'
import { findProductType } from '@lacehouse/domain/catalogue-import/find-product-type'
import { findWearers } from '@lacehouse/domain/catalogue-import/find-wearers'
import type { SizeSystem } from '@lacehouse/domain/site/site'
import { findAudience } from '../catalogue/to-size-label.ts'

type Context = { readonly locale: string; readonly sizeSystem: SizeSystem }

/** What kind of goods an entry is in the shop's own words. */
export type Goods = {
  readonly kind: string
  readonly attributes: Readonly<Record<string, unknown>>
  /** Returns a size as the catalogue holds it. */
  readonly toSize: (size: string) => string
}

const asWritten = (size: string): string => size

/** The kind of goods that nothing is known of. */
export const unknownKind = 'imported'

/** Finds the kind and type of an entry, who wears it, and how its sizes become those of the catalogue. */
export function describeGoods(entry: CatalogueEntry, { locale, sizeSystem }: Context): Goods {
  const { goods, isGiftCard } = entry
  if (isGiftCard) return { kind: unknownKind, attributes: { type: 'gift-cards', sizeSystem }, toSize: asWritten }
  const found = findProductType({ ...goods, locale })
  const names = found ? goods.paths.flat() : []
  const gender = findWearers({ ...goods, names, locale })
  const known = { ...(found?.type && { type: found.type }), ...(gender && { gender }) }
  const { kind = unknownKind, type = null } = found ?? {}
  // A later import reads here what this one found, and changes nothing that was set otherwise since (decision 0139).
  const derived = found && { derived: { kind, type } }
  const sizes = kind === 'footwear' ? describeShoeSizes(entry, gender, sizeSystem) : null
  const system = sizes?.system ?? (goods.sizeSystem || sizeSystem)
  return { kind, attributes: { ...known, ...derived, sizeSystem: system }, toSize: sizes?.toSize ?? asWritten }
}

type ShoeSizes = { readonly system: string; readonly toSize: Goods['toSize'] }

/** The sizes of shoes become US sizes, which the catalogue holds; those of which nothing says how long they are stay as they are. */
const describeShoeSizes = (entry: CatalogueEntry, gender: string | null, ofSite: SizeSystem): ShoeSizes => {
  const at = entry.options.findIndex(({ role }) => role === 'size')
  const sizes = [...new Set(entry.variants.flatMap(({ values }) => values[at] ?? []))]
  const named = entry.goods.sizeSystem
  const system = findSizeSystem({ sizes, named, ofSite })
  const audience = findAudience(gender === null ? [] : [gender])
  if (system === null) return { system: named || (ofSite === 'US' ? 'unknown' : ofSite), toSize: asWritten }
  if (system !== 'US' && audience === null) return { system, toSize: asWritten }
  const toSize = (size: string): string => toCatalogueSize(size, system, audience)
  // Two sizes of the file may not become one.
  return new Set(sizes.map(toSize)).size === sizes.length ? { system: 'US', toSize } : { system, toSize: asWritten }
}
