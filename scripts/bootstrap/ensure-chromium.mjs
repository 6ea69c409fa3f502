import { inRoot, nodeBinary } from './paths.mjs'
import { runCaptured } from './run-program.mjs'

/**
 * Ensures that there is a Chromium that starts, and passes it to all programs that are started later, because one on PATH may be a
 * stub. Prints a sentence.
 */
export async function ensureChromium() {
  const { output } = await runCaptured(nodeBinary(), [inRoot('scripts/ensure-chromium.ts')])
  process.stdout.write(output)
  const path = /^Chromium .*: (.+)$/m.exec(output)?.[1]
  if (path !== undefined) process.env.CHROMIUM_PATH = path
}
