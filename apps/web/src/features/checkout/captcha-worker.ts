import { solveChallenge } from 'altcha-lib/v1'
import type { CaptchaTask } from './solve-captcha.ts'

// Off the page's own thread, which has to stay free for the shopper.
self.addEventListener('message', async ({ data }: MessageEvent<CaptchaTask>) => {
  const { challenge, salt, algorithm, maxnumber } = data
  const { promise } = solveChallenge(challenge, salt, algorithm, maxnumber)
  self.postMessage(await promise)
})
