import { seconds } from '@lacehouse/domain/time/durations'
import { sessionCalls } from '../api/session-calls.ts'

/** How long a change of the session waits for the calls that are under way. */
const patience = seconds(2)

/** Changes the session once the calls under way have been answered, or after two seconds; calls that begin meanwhile wait for it. */
export async function changeSession<Result>(make: () => Promise<Result>): Promise<Result> {
  const answered = Promise.race([Promise.allSettled(sessionCalls.running), pause(patience)])
  const result = answered.then(make)
  sessionCalls.change = result
  try {
    return await result
  } finally {
    sessionCalls.change = null
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
