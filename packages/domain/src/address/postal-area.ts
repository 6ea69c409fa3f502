import { foldText } from '../search/fold-text.ts'
import { germanCityPrefixes, unusedGermanPrefixes } from './german-postal-areas.ts'
import { postalAreas } from './postal-areas.gen.ts'

/** Lists the provinces that a postal code lies in: null when the country has no table, empty when no province has the code. */
export function listProvincesOfPostalCode(country: string, postalCode: string): string[] | null {
  const areas = postalAreas[country]
  if (!areas) return null
  return Object.keys(areas).filter((province) => new RegExp(`^(?:${areas[province]})`, 'i').test(postalCode))
}

/** Returns whether a German postal code exists and agrees with the city. Only large cities are compared; any other city passes. */
export function isGermanPostalCodeOf(postalCode: string, city: string): boolean {
  if (unusedGermanPrefixes.includes(postalCode.slice(0, 2))) return false
  const prefixes = germanCityPrefixes[foldText(city)]
  return !prefixes || prefixes.some((prefix) => postalCode.startsWith(prefix))
}
