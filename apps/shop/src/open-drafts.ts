import { type Deps, issueDraftToken } from '@lacehouse/api'
import type { WebOptions } from '@lacehouse/web'
import type { InProcessApi } from './in-process-api.ts'

type OpenDrafts = NonNullable<WebOptions['openDrafts']>

/** Opens drafts to the members of staff who may see content, and to no one else (RT-09). */
export function openDrafts(deps: Deps, api: InProcessApi): OpenDrafts {
  const issue = issueDraftToken(deps)
  return async (request, origin) => {
    const token = await issue(request)
    return token === null ? null : api.open({ ...origin, token })
  }
}
