import type { LengthUnit } from '../site/site.ts'
import type { SizeAudience } from './shoe-sizes.ts'

type Range = readonly [from: number, to: number]
type Row = { readonly size: string; readonly chest: Range; readonly waist: Range; readonly hip: Range }

const row = (size: string, ...[chest, waist, hip]: readonly [Range, Range, Range]): Row => ({ size, chest, waist, hip })

/** Body measurements in centimetres, by size. */
export const apparelSizes: Readonly<Record<SizeAudience, readonly Row[]>> = {
  men: [
    row('XS', [81, 88], [65, 73], [81, 88]),
    row('S', [88, 96], [73, 81], [88, 96]),
    row('M', [96, 104], [81, 89], [96, 104]),
    row('L', [104, 112], [89, 97], [104, 112]),
    row('XL', [112, 124], [97, 109], [112, 120]),
    row('XXL', [124, 136], [109, 121], [120, 128]),
  ],
  women: [
    row('XS', [76, 83], [60, 67], [84, 91]),
    row('S', [83, 90], [67, 74], [91, 98]),
    row('M', [90, 97], [74, 81], [98, 105]),
    row('L', [97, 104], [81, 88], [105, 112]),
    row('XL', [104, 114], [88, 98], [112, 120]),
    row('XXL', [114, 124], [98, 108], [120, 128]),
  ],
  kids: [
    row('XS', [63, 66], [59, 61], [66, 71]),
    row('S', [66, 70], [61, 64], [71, 76]),
    row('M', [70, 77], [64, 68], [76, 83]),
    row('L', [77, 85], [68, 73], [83, 90]),
    row('XL', [85, 93], [73, 79], [90, 97]),
  ],
}

const centimetresInAnInch = 2.54

/** Converts a length to the site's unit; inches are rounded to the half. */
export function toLength(centimetres: number, unit: LengthUnit): number {
  return unit === 'cm' ? centimetres : Math.round((centimetres / centimetresInAnInch) * 2) / 2
}
