import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// A headless shell has no window, whose pages cost two thirds of the processor time of a visit.
const headlessShells = ['chromium-headless-shell', 'headless_shell']
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

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

/**
 * Finds a headless shell: the browser that CHROMIUM_PATH names, whichever it is, else one on PATH, else the one unpacked from npm,
 * else null.
 */
export function findHeadlessShell({ named, path, unpacked }: Places = readPlaces()): string | null {
  return findExecutable([named, ...listOnPath(path, headlessShells), unpacked])
}

/** Finds the browser: a headless shell, else a whole browser on PATH or in its place on a Mac, else null. */
export function findChromium(places: Places = readPlaces()): string | null {
  return findHeadlessShell(places) ?? findExecutable([...listOnPath(places.path, wholeBrowsers), ...macPaths])
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

const readPlaces = (): Places => ({
  named: process.env.CHROMIUM_PATH,
  path: process.env.PATH,
  unpacked: unpackedChromium,
})

function listOnPath(path: string | undefined, names: readonly string[]): string[] {
  return (path ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
}

const findExecutable = (candidates: readonly (string | undefined)[]): string | null =>
  candidates.find((candidate) => candidate !== undefined && isExecutable(candidate)) ?? null

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
