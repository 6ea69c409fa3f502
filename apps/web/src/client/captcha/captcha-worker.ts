import { solveChallenge } from 'altcha-lib/v1'
import type { CaptchaTask, CaptchaWorkerMessage } from './solve-task.ts'

/** How many numbers are tried between two progress messages. */
const stride = 2000
const report = (message: CaptchaWorkerMessage) => self.postMessage(message)

// The proof of work runs in a worker, so that the page stays responsive.
self.addEventListener('message', async ({ data }: MessageEvent<CaptchaTask>) => {
  const { challenge, salt, algorithm, maxnumber } = data
  for (let start = 0; start <= maxnumber; start += stride) {
    const end = Math.min(start + stride - 1, maxnumber)
    const solution = await solveChallenge(challenge, salt, algorithm, end, start).promise
    if (solution) return report({ solution })
    report({ done: end / maxnumber })
  }
  report({ solution: null })
})
