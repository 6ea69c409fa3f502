import type { CallId } from '@lacehouse/contracts'
import type { Handlers } from '../../http/call.ts'
import { cancelRegisteredReturn } from './cancel-registered-return.ts'
import { getLabel, type LabelDeps } from './get-label.ts'
import { listSizes } from './list-sizes.ts'
import { previewReturn } from './preview-return.ts'

export function returnsRoutes(deps: LabelDeps): Handlers<Extract<CallId, `returns.${string}`>> {
  return {
    'returns.cancel': cancelRegisteredReturn(deps),
    'returns.label': getLabel(deps),
    'returns.listSizes': listSizes(deps),
    'returns.preview': previewReturn(deps),
  }
}
