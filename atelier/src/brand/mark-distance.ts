import { brandMark } from '../shoe/brand-mark.ts'

/** Height of the drawn mark, from its foot to the top of the arch, and how far it leans over that. */
const DRAWN = 49.1
export const LEAN = 0.42

const drawn = brandMark({ x: (-LEAN * DRAWN) / 2, z: 0, size: 1 })

/** Distance to the brand's mark, an arch with a door in it, in its own heights from its middle; negative inside. */
export function markDistance(u: number, v: number): number {
  const height = (0.5 - v) * DRAWN
  return Math.max(drawn(u * DRAWN, height), -height) / DRAWN
}
