import type { backofficeProductFactCalls } from '@lacehouse/contracts/calls/backoffice/product-facts'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/call.ts'
import { editStaffFacts } from './edit-staff-facts.ts'
import { listStaffMarks } from './list-staff-marks.ts'

export function backofficeProductFactRoutes(deps: Deps): Handlers<keyof typeof backofficeProductFactCalls> {
  return {
    'backoffice.listProductMarks': listStaffMarks(deps),
    'backoffice.editProductFacts': editStaffFacts(deps),
  }
}
