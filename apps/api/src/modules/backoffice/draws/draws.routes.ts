import type { backofficeDrawCalls } from '@lacehouse/contracts/calls/backoffice/draws'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/call.ts'
import { cancelStaffDraw } from './cancel-staff-draw.ts'
import { createStaffDraw } from './create-staff-draw.ts'
import { getStaffDraw } from './get-staff-draw.ts'
import { listStaffDraws } from './list-staff-draws.ts'

export function backofficeDrawRoutes(deps: Deps): Handlers<keyof typeof backofficeDrawCalls> {
  return {
    'backoffice.listDraws': listStaffDraws(deps),
    'backoffice.getDraw': getStaffDraw(deps),
    'backoffice.createDraw': createStaffDraw(deps),
    'backoffice.cancelDraw': cancelStaffDraw(deps),
  }
}
