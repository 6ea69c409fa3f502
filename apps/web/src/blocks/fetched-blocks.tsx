import { minutes } from '@lacehouse/domain/time/durations'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../client/api/browser-api.ts'
import { queryClient } from '../client/api/query-client.ts'
import { decideForced } from '../client/read-test-context.ts'
import { useShop } from '../client/use-shop.ts'
import { decideBlocks } from './decisions/decided-block.ts'
import { PageBlocks } from './page-blocks.tsx'

/**
 * Shows the blocks of a content page, as a dialog has them: nothing until they are there, where the page does not exist and where it cannot be
 * read. Blocks with variants or segments show their baseline, in the preview those of its audience.
 */
export function FetchedBlocks({ page }: { readonly page: string }) {
  const { site, locale } = useShop()
  const params = { mode: 'publish', siteId: site.siteId, page } as const
  const { data } = useQuery(
    {
      queryKey: ['content', locale, page],
      queryFn: async () => decideBlocks((await browserApi.call('content.page', { params })).blocks, decideForced),
      staleTime: minutes(5),
      retry: false,
    },
    queryClient,
  )
  return data ? <PageBlocks blocks={data} /> : null
}
