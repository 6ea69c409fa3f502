import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'

/** Fetches the rule of a country's postal codes for a form outside of the account's pages; null until it is there. */
export function usePostalCodeRule(countryCode: string) {
  const { data } = useQuery(
    {
      queryKey: ['postal code', countryCode],
      queryFn: () =>
        browserApi.call('utilities.i18n', { params: { countryCode }, query: { form: 'account' } as const }),
    },
    queryClient,
  )
  return data?.fields.find(({ name }) => name === 'postalCode') ?? null
}
