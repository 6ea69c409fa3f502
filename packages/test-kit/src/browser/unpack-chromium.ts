import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpackedChromium } from './find-chromium.ts'

/**
 * Unpacks the Chromium from npm once for all runs. Call it in a separate process, because the package reads the folder from TMPDIR
 * and decides by a variable of AWS Lambda whether to unpack its libraries.
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
  writeFileSync(join(folder, 'fonts/fonts.conf'), toFontSettings(folder))
  writeFileSync(unpackedChromium, toLauncher(folder), { mode: 0o755 })
  return unpackedChromium
}

/** The package's own settings look for its fonts below /tmp; without any font a page that has text crashes. */
function toFontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
}

/** The script that starts the browser with its own libraries and fonts. */
function toLauncher(folder: string): string {
  const libraries = join(folder, 'al2023/lib')
  const fonts = join(folder, 'fonts')
  return `#!/bin/sh
export LD_LIBRARY_PATH="${libraries}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-${fonts}}"
exec "${join(folder, 'chromium')}" "$@"
`
}
