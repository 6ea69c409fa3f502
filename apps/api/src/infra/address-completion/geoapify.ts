import { seconds } from '@lacehouse/domain/time/durations'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { AddressCompletion, AddressCompletionItem, CompletionQuery } from './address-completion.ts'

export type GeoapifyOptions = { readonly url: string; readonly apiKey: string; readonly timeout?: number }

const Answer = z.object({
  results: z.array(
    z.object({
      formatted: z.string(),
      street: z.string().optional(),
      housenumber: z.string().optional(),
      postcode: z.string().optional(),
      city: z.string().optional(),
      state_code: z.string().optional(),
      country_code: z.string(),
    }),
  ),
})
type Result = z.output<typeof Answer>['results'][number]

/** Countries that write the house number after the street. */
const numberLast = new Set(['DE', 'IT', 'ES', 'NL', 'AT', 'BE'])
const mostCached = 2000

/** Completes addresses by Geoapify's address autocomplete (v1). An answer that is late, refused or unreadable completes nothing. */
export function createGeoapifyCompletion(options: GeoapifyOptions): AddressCompletion {
  const cache = new LRUCache<string, readonly AddressCompletionItem[]>({ max: mostCached })
  return {
    fields: ['addressLine1', 'postalCode'],
    complete: async (query) => {
      const key = [query.country, query.locale, query.field, query.text.toLowerCase()].join(' ')
      const known = cache.get(key)
      if (known) return known
      const found = await ask(options, query)
      if (found) cache.set(key, found)
      return found ?? []
    },
  }
}

const ask = async (
  { url, apiKey, timeout = seconds(2) }: GeoapifyOptions,
  { field, text, country, locale }: CompletionQuery,
): Promise<readonly AddressCompletionItem[] | null> => {
  const search = new URLSearchParams({
    text,
    filter: `countrycode:${country.toLowerCase()}`,
    lang: locale.slice(0, 2),
    limit: '5',
    format: 'json',
    ...(field === 'postalCode' && { type: 'postcode' }),
    apiKey,
  })
  try {
    const response = await fetch(`${url}/v1/geocode/autocomplete?${search}`, { signal: AbortSignal.timeout(timeout) })
    if (!response.ok) return null
    const { results } = Answer.parse(await response.json())
    return results
      .filter(({ country_code }) => country_code.toUpperCase() === country)
      .map((result) => toItem(result, country))
  } catch {
    // The shopper types on without completions.
    return null
  }
}

const toItem = (result: Result, country: string): AddressCompletionItem => {
  const { formatted, street, housenumber, postcode, city, state_code } = result
  const parts = numberLast.has(country) ? [street, housenumber] : [housenumber, street]
  const addressLine1 = street ? parts.filter(Boolean).join(' ') : ''
  return {
    label: formatted,
    address: {
      ...(addressLine1 && { addressLine1 }),
      ...(postcode && { postalCode: postcode }),
      ...(city && { city }),
      ...(state_code && { province: state_code }),
    },
  }
}
