import { Worker } from 'node:worker_threads'
import type { RenderAnswer, RenderJob } from './render-job.ts'

/** Worker threads that each take one job at a time. */
export type RenderPool = {
  threads: number
  run: (job: RenderJob) => Promise<RenderAnswer>
  close: () => Promise<void>
}

type Waiting = { job: RenderJob; resolve: (answer: RenderAnswer) => void; reject: (cause: unknown) => void }

export function createRenderPool(threads: number): RenderPool {
  const queue: Waiting[] = []
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./render-worker.ts', import.meta.url)))
  const busy = new Map<Worker, Waiting>()
  const next = () => {
    for (const worker of workers) {
      if (busy.has(worker)) continue
      const waiting = queue.shift()
      if (!waiting) return
      busy.set(worker, waiting)
      worker.postMessage(waiting.job)
    }
  }
  for (const worker of workers) {
    worker.on('message', (answer: RenderAnswer) => {
      const done = busy.get(worker)
      busy.delete(worker)
      done?.resolve(answer)
      next()
    })
    worker.on('error', (cause) => busy.get(worker)?.reject(cause))
  }
  return {
    threads,
    run: (job) =>
      new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject })
        next()
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}
