import { pageStatus } from '../status/page-status.ts'
import { type CaptchaTask, solveTask } from './solve-task.ts'

/** Does the work that stands before a call, in sight of the shopper, and gives what the call is repeated with (CHK-17). */
export async function passChallenge(fetchTask: () => Promise<CaptchaTask>): Promise<string> {
  pageStatus.set({ challenge: 0 })
  try {
    return await solveTask(await fetchTask(), (done) => pageStatus.set({ challenge: done }))
  } finally {
    pageStatus.set({ challenge: null })
  }
}
