import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// The headless shell first: it has no window, whose pages cost a full browser processor time in each test.
const names = [
  'chromium-headless-shell',
  'headless_shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

type Places = {
  /** The executable that CHROMIUM_PATH names. */
  named?: string | undefined
  path?: string | undefined
  /** The folder into which `unpackChromium` puts the browser from npm. */
  unpacked?: string | undefined
}

/** Finds the browser: the one that CHROMIUM_PATH names, else one on PATH, else the one unpacked from npm, else null. */
export function findChromium(
  { named, path, unpacked }: Places = {
    named: process.env.CHROMIUM_PATH,
    path: process.env.PATH,
    unpacked: unpackedChromium,
  },
): string | null {
  const onPath = (path ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const candidates = [named, ...onPath, ...macPaths, unpacked]
  return candidates.find((candidate) => candidate !== undefined && isExecutable(candidate)) ?? null
}

/** Gets the browser; throws with a sentence that says how to install one. */
export function requireChromium(): string {
  const found = findChromium()
  if (found === null)
    throw new Error('There is no Chromium here: run `npm test`, which finds or fetches one, or set CHROMIUM_PATH.')
  return found
}

/** The folder of the browser from npm, which later runs reuse. */
export const unpackedChromium = join(import.meta.dirname, '../../../../node_modules/.cache/lacehouse/chromium')

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
