import type { StaffSession } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { isSessionMissing } from './backoffice-error.ts'
import { callBackoffice } from './call-backoffice.ts'

export const sessionKey = ['session'] as const

/** Loads the session of the browser; null without one. */
export function useLoadedSession() {
  return useQuery({
    queryKey: sessionKey,
    queryFn: (): Promise<StaffSession | null> =>
      callBackoffice('backoffice.getSession', {}).catch((error: unknown) => {
        if (isSessionMissing(error)) return null
        throw error
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const SessionContext = createContext<StaffSession | null>(null)

/** Returns the complete session around a page. */
export function useSession(): StaffSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('A page of the back office is shown within a session.')
  return session
}
