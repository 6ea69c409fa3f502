import type { CallInput, CallReply } from '@lacehouse/contracts'
import { browserApi } from '../api/browser-api.ts'

export type CaptchaTask = CallReply<'internal.captcha'>
export type CaptchaUse = NonNullable<NonNullable<CallInput<'internal.captcha'>['query']>['use']>
/** What the worker tells: how much of the work is done, from 0 to 1, and at last its end. */
export type CaptchaNews = { readonly done: number } | { readonly solution: Solution }
type Solution = { readonly number: number; readonly took: number } | null
type Options = {
  readonly use?: CaptchaUse
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number) => void
}

/** Does the proof of work that a form or a guarded call asks for, and gives what is sent with it (CHK-02, CHK-17). */
export async function solveCaptcha({ use = 'form', ...options }: Options = {}): Promise<string> {
  const task = await browserApi.call('internal.captcha', { query: { use } })
  const solution = await work(task, options)
  if (!solution) throw new Error('the challenge has no solution')
  const { algorithm, challenge, salt, signature } = task
  return btoa(JSON.stringify({ algorithm, challenge, salt, signature, ...solution }))
}

function work(task: CaptchaTask, { signal, onProgress }: Options): Promise<Solution> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CaptchaNews>) => {
      if ('done' in data) onProgress?.(data.done)
      else resolve(data.solution)
    })
    worker.addEventListener('error', reject)
    signal?.addEventListener('abort', () => reject(signal.reason))
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}
