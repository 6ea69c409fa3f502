import type { MessageArea } from '@lacehouse/messages'
import type { RouteHandle } from '../route-handle.ts'

const everywhere: readonly MessageArea[] = ['common', 'navigation']

/** Lists the message areas that a page needs. */
export function pageAreas(handles: readonly (RouteHandle | undefined)[]): MessageArea[] {
  return [...new Set([...everywhere, ...handles.flatMap((handle) => handle?.areas ?? [])])]
}
