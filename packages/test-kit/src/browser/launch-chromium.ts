import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags } from './chromium-flags.ts'
import { findChromium } from './find-chromium.ts'

/** Starts the Chromium of this machine; throws with a sentence that says how to get one. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === null) {
    throw new Error('There is no Chromium here: run `npm test`, which finds or fetches one, or set CHROMIUM_PATH.')
  }
  return chromium.launch({ executablePath, args: chromiumFlags })
}
