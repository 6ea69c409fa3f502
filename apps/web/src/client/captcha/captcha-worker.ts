import { solveChallenge } from 'altcha-lib/v1'
import type { CaptchaTask, CaptchaWorkerMessage } from './solve-task.ts'

/** Numbers tried between two words of how far it is. */
const stride = 2000
const tell = (news: CaptchaWorkerMessage) => self.postMessage(news)

// Off the page's own thread, which has to stay free for the shopper.
self.addEventListener('message', async ({ data }: MessageEvent<CaptchaTask>) => {
  const { challenge, salt, algorithm, maxnumber } = data
  for (let start = 0; start <= maxnumber; start += stride) {
    const end = Math.min(start + stride - 1, maxnumber)
    const solution = await solveChallenge(challenge, salt, algorithm, end, start).promise
    if (solution) return tell({ solution })
    tell({ done: end / maxnumber })
  }
  tell({ solution: null })
})
