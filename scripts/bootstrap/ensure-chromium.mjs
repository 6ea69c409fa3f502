import { inRoot, nodeBinary } from './paths.mjs'
import { runCaptured } from './run-program.mjs'

/**
 * Sees to it that there is a Chromium that starts, and names it to every program that is started afterwards: one that was
 * merely found on PATH may be a stub. Says a sentence either way.
 */
export async function ensureChromium() {
  const { output } = await runCaptured(nodeBinary(), [inRoot('scripts/ensure-chromium.ts')])
  process.stdout.write(output)
  const path = /^Chromium .*: (.+)$/m.exec(output)?.[1]
  if (path !== undefined) process.env.CHROMIUM_PATH = path
}
