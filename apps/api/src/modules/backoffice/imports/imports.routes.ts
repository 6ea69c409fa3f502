import type { backofficeImportCalls } from '@lacehouse/contracts/calls/backoffice/imports'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/call.ts'
import { cancelImport } from './cancel-import.ts'
import { createImport, putImportPart, runImport } from './create-import.ts'
import { exportImportProblems, getImport, listImports } from './list-imports.ts'

export function backofficeImportRoutes(deps: Deps): Handlers<keyof typeof backofficeImportCalls> {
  return {
    'backoffice.listImports': listImports(deps),
    'backoffice.createImport': createImport(deps),
    'backoffice.putImportPart': putImportPart(deps),
    'backoffice.runImport': runImport(deps),
    'backoffice.cancelImport': cancelImport(deps),
    'backoffice.getImport': getImport(deps),
    'backoffice.exportImportProblems': exportImportProblems(deps),
  }
}
