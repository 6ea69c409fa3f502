import type { CallId } from '@lacehouse/contracts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/call.ts'
import { cancelRegisteredReturn } from './cancel-registered-return.ts'
import { getLabel, type LabelDeps } from './get-label.ts'
import { listReturns } from './list-returns.ts'
import { listSizes } from './list-sizes.ts'
import { createOwnReturnQueries } from './own-returns.queries.ts'
import { previewReturn } from './preview-return.ts'

export function returnsRoutes(
  deps: LabelDeps & Pick<Deps, 'catalogue' | 'pictures'>,
): Handlers<Extract<CallId, `returns.${string}`>> {
  return {
    'returns.list': listReturns({ ...deps, ownReturns: createOwnReturnQueries(deps.database.pool) }),
    'returns.cancel': cancelRegisteredReturn(deps),
    'returns.label': getLabel(deps),
    'returns.listSizes': listSizes(deps),
    'returns.preview': previewReturn(deps),
  }
}
