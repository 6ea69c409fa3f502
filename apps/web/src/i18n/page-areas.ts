import type { MessageArea } from '@lacehouse/messages'
import type { RouteHandle } from '../route-handle.ts'

const everywhere: readonly MessageArea[] = ['common', 'navigation']

/** What goes wrong is said in words that come right after the page: no page should wait for them. */
export const areasAfterwards: readonly MessageArea[] = ['errors']

/** Lists the areas whose words a page needs. */
export const pageAreas = (handles: readonly (RouteHandle | undefined)[]): MessageArea[] => [
  ...new Set([...everywhere, ...handles.flatMap((handle) => handle?.areas ?? [])]),
]
