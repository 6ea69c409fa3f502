import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EditedAddress, type EditorProps } from './edited-address.tsx'

/** Fetches the form of the address's country and shows it. */
export function AddressEditor(props: EditorProps) {
  const t = useTranslate()
  const { site, locale } = useShop()
  const country = props.address?.countryCode ?? site.country
  const form = props.kind === 'S' ? 'shipping' : 'billing'
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['address-fields', country, form, locale],
      queryFn: () => browserApi.call('utilities.i18n', { params: { countryCode: country }, query: { form } }),
    },
    queryClient,
  )
  if (data) return <EditedAddress {...props} country={country} fields={data.fields} />
  if (!isError) return <Skeleton height="20rem" />
  return <RetryNotice onRetry={() => void refetch()}>{t('profile.addresses.formFailed')}</RetryNotice>
}
