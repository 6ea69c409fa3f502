import { browserApi } from '../api/browser-api.ts'
import { solveTask } from './solve-task.ts'

/** Does the proof of work that a form asks for, unseen, and gives what is sent with it (CHK-02). */
export async function solveCaptcha(): Promise<string> {
  return solveTask(await browserApi.call('internal.captcha', { query: { use: 'form' } }))
}
