import { type Bitset, hasBit } from './bitset.ts'
import { selectLeast } from './select-least.ts'

const places = 2 ** 26

/** Joins points and ordinal to one number, so that the least numbers have the most points, then the lowest ordinals. */
export function toKey(points: number, ordinal: number): number {
  return -Math.round(points * 1000) * places + ordinal
}

const ordinalOf = (key: number): number => ((key % places) + places) % places

type Wanted = { readonly ordinals: Uint32Array; readonly within: Bitset; readonly most: number }

/** Lists the ordinals of the least keys whose products are in a set, at most so many; `keys` are those of `ordinals`, in their order. */
export function listBestKeys(keys: Float64Array, { ordinals, within, most }: Wanted): number[] {
  const found = new Float64Array(keys.length)
  let length = 0
  for (let at = 0; at < keys.length; at += 1)
    if (hasBit(within, ordinals[at] ?? 0)) {
      found[length] = keys[at] ?? 0
      length += 1
    }
  return Array.from(selectLeast(found.subarray(0, length), most), ordinalOf)
}
