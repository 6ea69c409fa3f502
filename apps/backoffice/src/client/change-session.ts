import type { StaffSession } from '@lacehouse/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { sessionKey } from './use-session.ts'

/** Puts another session in the place of the present one. What its member saw is not shown to the next. */
export function changeSession(client: QueryClient, session: StaffSession | null): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
  client.setQueryData(sessionKey, session)
}
