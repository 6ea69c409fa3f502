import { listProvincesOfPostalCode } from '../address/postal-area.ts'
import { foldText } from '../search/fold-text.ts'
import type { Position } from './measure-distance.ts'
import data from './places.json' with { type: 'json' }

/** A city with its position (latitude, longitude) and the prefixes of its postal codes. */
type Place = {
  readonly name: string
  readonly otherNames?: readonly string[]
  readonly at: readonly number[]
  readonly postalPrefixes: readonly string[]
}

/** Large cities by country, enough to find the stores nearby. */
const places: Readonly<Record<string, readonly Place[]>> = data.places

/** The centres of provinces and states, for postal codes far from any listed city. */
const provinceCentres: Readonly<Record<string, readonly number[]>> = data.provinceCentres

export type FoundPlace = { readonly name: string; readonly position: Position }

/** The address and position of one of the shop's stores or pickup points. */
type KnownAddress = {
  readonly address: { readonly city: string; readonly postalCode: string; readonly countryCode: string }
  readonly position: Position
}

/**
 * Finds the position of a place or a postal code from the shop's own data: addresses of stores, the list of cities and the
 * postal areas of provinces, the most precise first. Null for an unknown place (STO-01).
 */
export function findPlace(query: string, country: string, known: readonly KnownAddress[]): FoundPlace | null {
  const text = foldText(query)
  if (text === '') return null
  const here = known.filter(({ address }) => address.countryCode === country)
  return /\d/.test(text) ? findPostalCode(text, country, here) : findName(text, country, here)
}

function findPostalCode(text: string, country: string, known: readonly KnownAddress[]): FoundPlace | null {
  const code = findCode(text, country)
  const same = known.find(({ address }) => pack(address.postalCode) === code)
  if (same) return { name: same.address.city, position: same.position }
  const byPrefix = listPlaces(country)
    .flatMap((place) => place.postalPrefixes.map((prefix) => ({ place, prefix })))
    .filter(({ prefix }) => isPrefix(prefix, code, country))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
  const [nearest] = byPrefix
  if (nearest) return toFound(nearest.place)
  const [province = ''] = listProvincesOfPostalCode(country, code) ?? []
  const centre = provinceCentres[`${country}-${province}`]
  return centre ? { name: code, position: toPosition(centre) } : null
}

/** Lists the cities whose postal codes begin like a whole postal code, those with the longest common beginning only. */
export function listCities(postalCode: string, country: string): string[] {
  const code = pack(postalCode)
  const found = listPlaces(country).flatMap(({ name, postalPrefixes }) =>
    postalPrefixes.filter((prefix) => isPrefix(prefix, code, country)).map(({ length }) => ({ name, length })),
  )
  const longest = Math.max(0, ...found.map(({ length }) => length))
  return [...new Set(found.filter(({ length }) => length === longest).map(({ name }) => name))]
}

const digits = /\b\d{4,5}\b/
const lettered: Readonly<Record<string, RegExp>> = {
  CA: /\b[a-z]\d[a-z]( ?\d[a-z]\d)?\b/,
  GB: /\b[a-z]{1,2}\d[a-z\d]?( ?\d[a-z]{2})?\b/,
}

/** The postal code alone, or before or after the name of its place. `W1D` begins a British code and could be a Canadian one. */
function findCode(text: string, country: string): string {
  return pack(text.match(lettered[country] ?? digits)?.[0] ?? text)
}

/** A British postal area consists of letters only: `E` is not the beginning of `EH1`. */
function isPrefix(prefix: string, code: string, country: string): boolean {
  if (!code.startsWith(prefix)) return false
  return country !== 'GB' || !/[A-Z]$/.test(prefix) || /\d/.test(code.charAt(prefix.length))
}

function findName(text: string, country: string, known: readonly KnownAddress[]): FoundPlace | null {
  const listed = listPlaces(country)
  const names = (place: Place) => [place.name, ...(place.otherNames ?? [])].map(foldText)
  const exact = listed.find((place) => names(place).includes(text))
  if (exact) return toFound(exact)
  const store = known.find(({ address }) => foldText(address.city) === text)
  if (store) return { name: store.address.city, position: store.position }
  if (text.length < 3) return null
  const begun = listed.find((place) =>
    names(place).some((name) => name.startsWith(text) || text.startsWith(`${name} `)),
  )
  return begun ? toFound(begun) : null
}

function listPlaces(country: string): readonly Place[] {
  return places[country] ?? []
}

function toFound({ name, at }: Place): FoundPlace {
  return { name, position: toPosition(at) }
}

function toPosition([latitude = 0, longitude = 0]: readonly number[]): Position {
  return { latitude, longitude }
}

function pack(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
}
