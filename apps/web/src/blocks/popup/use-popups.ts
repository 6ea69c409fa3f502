import type { PopupDocument } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { useShop } from '../../client/use-shop.ts'

const none: readonly PopupDocument[] = []

/** The published pop-ups of the site, by the call whose replies the shop caches; none until they are there or where they cannot be read. */
export function usePopups({ isWanted }: { readonly isWanted: boolean }): readonly PopupDocument[] {
  const { site, locale } = useShop()
  const { data = none } = useQuery(
    {
      queryKey: ['popups', site.siteId, locale],
      queryFn: async () => {
        const params = { mode: 'publish', siteId: site.siteId } as const
        return (await browserApi.call('content.popups', { params })).documents
      },
      enabled: isWanted,
      // A document of the shop shows the pop-ups that were published when it was opened.
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  return data
}
