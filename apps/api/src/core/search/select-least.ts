/** Selects the least of some numbers, in ascending order, without sorting them all. */
export function selectLeast(keys: Float64Array, most: number): Float64Array {
  if (most <= 0) return new Float64Array(0)
  const room = new Float64Array(Math.min(keys.length, Math.max(2 * most, 256)))
  let length = 0
  let worst = Number.POSITIVE_INFINITY
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? 0
    if (key >= worst) continue
    room[length] = key
    length += 1
    if (length < room.length) continue
    room.sort()
    length = Math.min(length, most)
    worst = room[length - 1] ?? worst
  }
  return room.subarray(0, length).sort().slice(0, most)
}
