import type { LengthUnit } from '../site/site.ts'
import type { SizeAudience } from './shoe-sizes.ts'

type Range = readonly [from: number, to: number]
type Row = {
  readonly size: string
  readonly chest: Range
  readonly waist: Range
  readonly hip: Range
  /** From the crotch to the ankle. */
  readonly inseam: Range
}

const row = (size: string, ...[chest, waist, hip, inseam]: readonly [Range, Range, Range, Range]): Row => ({
  ...{ size, chest, waist, hip, inseam },
})

/** Body measurements in centimetres, by size. */
export const apparelSizes: Readonly<Record<SizeAudience, readonly Row[]>> = {
  men: [
    row('XS', [81, 88], [65, 73], [81, 88], [78, 79]),
    row('S', [88, 96], [73, 81], [88, 96], [79, 80]),
    row('M', [96, 104], [81, 89], [96, 104], [80, 82]),
    row('L', [104, 112], [89, 97], [104, 112], [82, 83]),
    row('XL', [112, 124], [97, 109], [112, 120], [83, 84]),
    row('XXL', [124, 136], [109, 121], [120, 128], [84, 85]),
  ],
  women: [
    row('XS', [76, 83], [60, 67], [84, 91], [76, 77]),
    row('S', [83, 90], [67, 74], [91, 98], [77, 78]),
    row('M', [90, 97], [74, 81], [98, 105], [78, 79]),
    row('L', [97, 104], [81, 88], [105, 112], [79, 80]),
    row('XL', [104, 114], [88, 98], [112, 120], [80, 81]),
    row('XXL', [114, 124], [98, 108], [120, 128], [81, 82]),
  ],
  kids: [
    row('XS', [63, 66], [59, 61], [66, 71], [54, 58]),
    row('S', [66, 70], [61, 64], [71, 76], [58, 63]),
    row('M', [70, 77], [64, 68], [76, 83], [63, 69]),
    row('L', [77, 85], [68, 73], [83, 90], [69, 74]),
    row('XL', [85, 93], [73, 79], [90, 97], [74, 78]),
  ],
}

const centimetresInAnInch = 2.54

/** Converts a length to the site's unit; inches are rounded to the half. */
export function toLength(centimetres: number, unit: LengthUnit): number {
  return unit === 'cm' ? centimetres : Math.round((centimetres / centimetresInAnInch) * 2) / 2
}
