import type { backofficeCaseCalls } from '@lacehouse/contracts/calls/backoffice/cases'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/call.ts'
import { answerStaffCase, setCaseState } from './answer-staff-case.ts'
import { getStaffCase, getStaffCasePhoto } from './get-staff-case.ts'
import { exportCases, listStaffCases } from './list-staff-cases.ts'

export function backofficeCaseRoutes(deps: Deps): Handlers<keyof typeof backofficeCaseCalls> {
  return {
    'backoffice.listCases': listStaffCases(deps),
    'backoffice.exportCases': exportCases(deps),
    'backoffice.getCase': getStaffCase(deps),
    'backoffice.getCasePhoto': getStaffCasePhoto(deps),
    'backoffice.answerCase': answerStaffCase(deps),
    'backoffice.setCaseState': setCaseState(deps),
  }
}
