import type { CallReply } from '@lacehouse/contracts'
import { browserApi } from '../../api/browser-api.ts'

export type CaptchaTask = CallReply<'internal.captcha'>
type Solution = { readonly number: number; readonly took: number } | null

/** Does the proof of work that a form asks for, unseen, and gives what is sent with it (CHK-02). */
export async function solveCaptcha(): Promise<string> {
  const task = await browserApi.call('internal.captcha')
  const solution = await work(task)
  if (!solution) throw new Error('the challenge has no solution')
  const { algorithm, challenge, salt, signature } = task
  return btoa(JSON.stringify({ algorithm, challenge, salt, signature, ...solution }))
}

function work(task: CaptchaTask): Promise<Solution> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution>) => resolve(data))
    worker.addEventListener('error', reject)
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}
