import type { AddressCompletion } from './address-completion.ts'
import { createGeoapifyCompletion } from './geoapify.ts'
import { knownCities } from './known-cities.ts'

/** The address service of a shop; null completes postal codes from the shop's own list of cities. */
export type AddressServiceConfig = { readonly url: string; readonly apiKey: string } | null

/** Reads the address service: with GEOAPIFY_API_KEY typing is completed by Geoapify. */
export function readAddressService(env: Readonly<Record<string, string | undefined>>): AddressServiceConfig {
  const { GEOAPIFY_API_KEY: apiKey, GEOAPIFY_API_URL: url = 'https://api.geoapify.com' } = env
  return apiKey ? { apiKey, url: url.replace(/\/+$/, '') } : null
}

/** Opens the service that completes addresses while they are typed. */
export function openAddressCompletion(config: AddressServiceConfig): AddressCompletion {
  return config ? createGeoapifyCompletion(config) : knownCities
}
