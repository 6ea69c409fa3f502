/** Returns the address at which a map service shows the way to a place; the shop itself asks no such service. */
export function directionsTo({
  latitude,
  longitude,
}: {
  readonly latitude: number
  readonly longitude: number
}): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}
