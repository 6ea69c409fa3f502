/** Where two edges meet at a corner, rounds it by a radius in millimetres; both are distances, negative inside. */
export function roundedCorner(one: number, other: number, radius: number): number {
  const outside = Math.hypot(Math.max(0, one + radius), Math.max(0, other + radius))
  return Math.min(Math.max(one, other), -radius) + outside
}
