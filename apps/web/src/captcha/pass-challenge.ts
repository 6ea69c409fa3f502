import { pageStatus } from '../status/page-status.ts'
import { solveCaptcha } from './solve-captcha.ts'

/** Does the work that stands before a call, in sight of the shopper, and gives what the call is repeated with (CHK-17). */
export async function passChallenge(): Promise<string> {
  pageStatus.set({ challenge: 0 })
  try {
    return await solveCaptcha({ use: 'guard', onProgress: (done) => pageStatus.set({ challenge: done }) })
  } finally {
    pageStatus.set({ challenge: null })
  }
}
