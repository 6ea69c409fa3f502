import type { CallId } from '@lacehouse/contracts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/call.ts'
import { createPrivacyQueries } from './privacy.queries.ts'
import { requestDeletion, requestDeletionCode, takeDeletionBack } from './request-deletion.ts'
import { getExport, getPrivacy, requestExport } from './request-export.ts'

export function privacyRoutes(deps: Deps): Handlers<Extract<CallId, `privacy.${string}`>> {
  const own = { ...deps, privacy: createPrivacyQueries(deps.database.pool) }
  return {
    'privacy.get': getPrivacy(own),
    'privacy.requestExport': requestExport(own),
    'privacy.getExport': getExport(own),
    'privacy.requestDeletionCode': requestDeletionCode(own),
    'privacy.requestDeletion': requestDeletion(own),
    'privacy.takeDeletionBack': takeDeletionBack(own),
  }
}
