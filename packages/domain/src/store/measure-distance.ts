/** A geographic position, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number }

const earthRadius = 6_371_000

/** Computes the straight distance between two positions, in metres. */
export function measureDistance(a: Position, b: Position): number {
  const height = toRadians(b.latitude - a.latitude)
  const width = toRadians(b.longitude - a.longitude)
  const chord =
    Math.sin(height / 2) ** 2 +
    Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * Math.sin(width / 2) ** 2
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord))))
}

/** Lists items by their distance from a position in metres, the nearest first; equal distances keep the given order. */
export function listNearest<T extends { readonly position: Position }>(
  things: readonly T[],
  from: Position,
): { readonly thing: T; readonly distance: number }[] {
  return things
    .map((thing) => ({ thing, distance: measureDistance(from, thing.position) }))
    .toSorted((a, b) => a.distance - b.distance)
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
