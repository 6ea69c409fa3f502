import { formatShoeSize, listShoeSizes, type SizeAudience } from '@lacehouse/domain/product/shoe-sizes'
import type { SizeSystem } from '@lacehouse/domain/site/site'
import { findMessage } from '@lacehouse/messages'

type Shown = { readonly genders: readonly string[]; readonly system: SizeSystem; readonly locale: string }

const audienceOfGender: Readonly<Record<string, SizeAudience>> = {
  men: 'men',
  unisex: 'men',
  women: 'women',
  kids: 'kids',
}

/** Finds the audience of some genders; returns null for several audiences, because their size numbers differ. */
export function findAudience(genders: readonly string[]): SizeAudience | null {
  const audiences = new Set(genders.flatMap((gender) => audienceOfGender[gender] ?? []))
  const [only] = audiences
  return audiences.size === 1 && only ? only : null
}

/** Converts a size to the site's size system. The catalogue has US sizes for shoes and letters for clothes. */
export function toSizeLabel(size: string, { genders, system, locale }: Shown): string {
  // An import could not convert it: it names its system.
  const [, own, number] = /^(EU|UK) (\d.*)$/.exec(size) ?? []
  if (own === system && number !== undefined) return formatShoeSize(number, { audience: 'men', system: 'US', locale })
  const isShoeSize = /^\d+([.,]5)?[CY]?$/i.test(size)
  if (size === 'OS') return findMessage(locale, 'locations.oneSize') ?? size
  if (system === 'US' || !isShoeSize) return size
  // The same number is another length for men and women; children's sizes carry a letter.
  const audience = /[YC]$/.test(size) ? 'kids' : findAudience(genders)
  if (!audience || !listShoeSizes(audience).includes(size)) return `US ${size}`
  return formatShoeSize(size, { audience, system, locale })
}
