import type { backofficeSearchesCalls } from '@lacehouse/contracts/calls/backoffice/searches'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/call.ts'
import { exportSearches, listSearches } from './list-searches.ts'

export function backofficeSearchesRoutes(deps: Deps): Handlers<keyof typeof backofficeSearchesCalls> {
  return { 'backoffice.listSearches': listSearches(deps), 'backoffice.exportSearches': exportSearches(deps) }
}
