import type { CallId } from '@lacehouse/contracts'
import type { Handlers } from '../../http/call.ts'
import { addPhoto } from './add-photo.ts'
import { createWarranty, type WarrantyDeps } from './create-warranty.ts'
import { getCasePhoto, getOwnCase, listOwnCases, replyToCase } from './list-own-cases.ts'

export function supportCasesRoutes(deps: WarrantyDeps): Handlers<Extract<CallId, `supportCases.${string}`>> {
  return {
    'supportCases.createWarranty': createWarranty(deps),
    'supportCases.addPhoto': addPhoto(deps),
    'supportCases.list': listOwnCases(deps),
    'supportCases.get': getOwnCase(deps),
    'supportCases.getPhoto': getCasePhoto(deps),
    'supportCases.reply': replyToCase(deps),
  }
}
