import type { CallReply } from '@lacehouse/contracts'

export type CaptchaTask = CallReply<'internal.captcha'>
/** The worker's messages: the share of the work done, from 0 to 1, and finally the solution. */
export type CaptchaWorkerMessage = { readonly done: number } | { readonly solution: Solution }
type Solution = { readonly number: number; readonly took: number } | null

/** Solves a proof of work in a worker, and gives the answer to send (CHK-02, CHK-17). */
export async function solveTask(task: CaptchaTask, onProgress?: (done: number) => void): Promise<string> {
  const solution = await work(task, onProgress)
  if (!solution) throw new Error('the challenge has no solution')
  const { algorithm, challenge, salt, signature } = task
  return btoa(JSON.stringify({ algorithm, challenge, salt, signature, ...solution }))
}

function work(task: CaptchaTask, onProgress?: (done: number) => void): Promise<Solution> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CaptchaWorkerMessage>) => {
      if ('done' in data) onProgress?.(data.done)
      else resolve(data.solution)
    })
    worker.addEventListener('error', reject)
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}
