import { useQuery } from '@tanstack/react-query'
import { callBackoffice } from '../../client/call-backoffice.ts'

export const rolesKey = ['roles'] as const

/** Loads the roles of staff. */
export function useRoles() {
  return useQuery({ queryKey: rolesKey, queryFn: () => callBackoffice('backoffice.listRoles', {}) })
}
