/** A map of a country: outlines in units of its own, from its north-western corner. */
export type StoreMap = {
  /** In degrees of longitude. */
  readonly west: number
  /** In degrees of the projection. */
  readonly north: number
  /** Units of the map for a degree. */
  readonly scale: number
  readonly width: number
  readonly height: number
  /** The outline of the country, and the borders of its states. */
  readonly land: string
  readonly borders: string
}

export type Point = { readonly x: number; readonly y: number }

const degree = Math.PI / 180

/** Projects a latitude by Mercator, which keeps shapes and directions; in degrees like the longitude. */
export function projectLatitude(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * degree) / 2)) / degree
}

/** Places a position on a map. */
export function toPoint(
  { west, north, scale }: Pick<StoreMap, 'west' | 'north' | 'scale'>,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): Point {
  return { x: (longitude - west) * scale, y: (north - projectLatitude(latitude)) * scale }
}
