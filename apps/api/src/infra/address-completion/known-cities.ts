import { listProvincesOfPostalCode } from '@lacehouse/domain/address/postal-area'
import { listCities } from '@lacehouse/domain/store/find-place'
import type { AddressCompletion } from './address-completion.ts'

/** Completes a postal code with its city from the shop's own list of large cities, without any service. */
export const knownCities: AddressCompletion = {
  fields: ['postalCode'],
  complete: async ({ text, country }) => {
    const provinces = listProvincesOfPostalCode(country, text) ?? []
    const [province] = provinces.length === 1 ? provinces : []
    return listCities(text, country).map((city) => ({
      label: [text, city, province].filter(Boolean).join(', '),
      address: { postalCode: text, city, ...(province && { province }) },
    }))
  },
}
