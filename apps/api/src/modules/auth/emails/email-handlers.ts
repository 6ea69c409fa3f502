import type { Deps } from '../../../deps.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { createEmailQueries } from './emails.queries.ts'
import { requestEmailChange } from './request-email-change.ts'
import { undoEmailChange } from './undo-email-change.ts'

/** Creates the use cases of changed emails (decision 0128). */
export function emailHandlers(deps: Deps) {
  const own = { ...deps, emails: createEmailQueries(deps.database.pool) }
  return {
    'auth.requestEmailChange': requestEmailChange(own),
    'auth.cancelEmailChange': cancelEmailChange(own),
    'auth.confirmEmailChange': confirmEmailChange(own),
    'auth.undoEmailChange': undoEmailChange(own),
  }
}
