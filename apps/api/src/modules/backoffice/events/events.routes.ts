import type { backofficeEventCalls } from '@lacehouse/contracts/calls/backoffice/events'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/call.ts'
import { cancelStaffEvent } from './cancel-staff-event.ts'
import { changeStaffEvent } from './change-staff-event.ts'
import { createStaffEvent } from './create-staff-event.ts'
import { getStaffEvent } from './get-staff-event.ts'
import { listStaffEvents } from './list-staff-events.ts'

export function backofficeEventRoutes(deps: Deps): Handlers<keyof typeof backofficeEventCalls> {
  return {
    'backoffice.listEvents': listStaffEvents(deps),
    'backoffice.getEvent': getStaffEvent(deps),
    'backoffice.createEvent': createStaffEvent(deps),
    'backoffice.changeEvent': changeStaffEvent(deps),
    'backoffice.cancelEvent': cancelStaffEvent(deps),
  }
}
