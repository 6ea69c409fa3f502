import { formatShoeSize, listShoeSizes, type SizeAudience } from '@lacehouse/domain/product/shoe-sizes'
import type { SizeSystem } from '@lacehouse/domain/site/site'

type Shown = { readonly genders: readonly string[]; readonly system: SizeSystem; readonly locale: string }

const audienceOfGender: Readonly<Record<string, SizeAudience>> = {
  men: 'men',
  unisex: 'men',
  women: 'women',
  kids: 'kids',
}

/** Whose feet the sizes of some genders are for; null where they are for several, whose numbers differ. */
export function findAudience(genders: readonly string[]): SizeAudience | null {
  const audiences = new Set(genders.flatMap((gender) => audienceOfGender[gender] ?? []))
  const [only] = audiences
  return audiences.size === 1 && only ? only : null
}

/** A size as the site's shoppers know it; catalogues hold US sizes of shoes, and letters for the rest. */
export function toSizeLabel(size: string, { genders, system, locale }: Shown): string {
  const isShoeSize = /^\d+([.,]5)?[CY]?$/i.test(size)
  if (system === 'US' || !isShoeSize) return size
  // Numbers of grown-ups mean other feet for men and women; those of children carry a letter and are never mistaken.
  const audience = /[YC]$/.test(size) ? 'kids' : findAudience(genders)
  if (!audience || !listShoeSizes(audience).includes(size)) return `US ${size}`
  return formatShoeSize(size, { audience, system, locale })
}
