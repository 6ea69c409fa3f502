import { pageStatus } from '../status/page-status.ts'
import { type CaptchaTask, solveTask } from './solve-task.ts'

/**
 * Solves the bot challenge of a call while the page shows its progress, and gives the answer to repeat the call with
 * (CHK-17).
 */
export async function passChallenge(fetchTask: () => Promise<CaptchaTask>): Promise<string> {
  pageStatus.set({ challenge: 0 })
  try {
    return await solveTask(await fetchTask(), (done) => pageStatus.set({ challenge: done }))
  } finally {
    pageStatus.set({ challenge: null })
  }
}
