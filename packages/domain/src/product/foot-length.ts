import { listShoeSizes, type SizeAudience } from './shoe-sizes.ts'

/** Millimetres that a foot of US size 0 would have; each whole size adds ten. */
const lengthAtZero: Readonly<Record<SizeAudience, number>> = { men: 180, women: 170, kids: 60 }
/** Youth sizes begin at 1 again after child size 13.5. */
const lengthAtZeroOfYouth = 190

/** The length in millimetres of the foot that a US shoe size fits; null for a size that the table of shoe sizes lacks. */
export function findFootLength(size: string, audience: SizeAudience): number | null {
  if (!listShoeSizes(audience).includes(size)) return null
  const zero = size.endsWith('Y') ? lengthAtZeroOfYouth : lengthAtZero[audience]
  return zero + Number.parseFloat(size) * 10
}

/** Finds the US shoe size for a foot of some millimetres: the smallest that is long enough; null where none is. */
export function findShoeSize(millimetres: number, audience: SizeAudience): string | null {
  const sizes = listShoeSizes(audience)
  const [first = ''] = sizes
  const shortest = findFootLength(first, audience) ?? 0
  // A foot that is more than a size shorter than the shortest belongs to another audience.
  if (millimetres < shortest - 10) return null
  return sizes.find((size) => (findFootLength(size, audience) ?? 0) >= millimetres) ?? null
}
