import type { backofficeProductMediaCalls } from '@lacehouse/contracts/calls/backoffice/product-media'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/call.ts'
import { editStaffMedia, getStaffMedia } from './edit-staff-media.ts'
import { putMediaPart } from './put-media-part.ts'

export function backofficeProductMediaRoutes(deps: Deps): Handlers<keyof typeof backofficeProductMediaCalls> {
  return {
    'backoffice.getProductMedia': getStaffMedia(deps),
    'backoffice.editProductMedia': editStaffMedia(deps),
    'backoffice.putMediaPart': putMediaPart(deps),
  }
}
