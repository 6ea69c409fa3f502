import { browserApi } from '../api/browser-api.ts'
import { solveTask } from './solve-task.ts'

/** Solves the proof of work of a form in the background, and gives the answer to send (CHK-02). */
export async function solveCaptcha(): Promise<string> {
  return solveTask(await browserApi.call('internal.captcha', { query: { use: 'form' } }))
}
