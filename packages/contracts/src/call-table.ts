import { backofficeCallTable } from './backoffice-call-table.gen.ts'
import { callTable as shopCallTable } from './call-table.gen.ts'

/** Method and path of every call. Pages import the generated table of their own workspace alone. */
export const callTable = { ...shopCallTable, ...backofficeCallTable } as const
