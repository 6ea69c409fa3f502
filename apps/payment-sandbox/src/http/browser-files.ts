import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

const root = new URL('../../', import.meta.url)

/** The modules that pages load, by their paths here; they import each other by the same paths. */
export const browserModules = [
  'browser/card-fields-frame.ts',
  'browser/challenge-frame.ts',
  'browser/klarna-widget.ts',
  'browser/parent-page.ts',
  'browser/paypal-approval.ts',
  'src/cards/card-expiry.ts',
  'src/cards/card-number.ts',
] as const

/** A TypeScript file of ours as the browser runs it: types gone, nothing else changed but indentation. */
export function readScript(path: string): string {
  const source = readFileSync(new URL(path, root), 'utf8')
  return withoutExperimentalWarning(() => stripTypeScriptTypes(source))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** Style sheets of ours as one: what comes later may change what came before. */
export function readStyle(...paths: readonly string[]): string {
  return paths.map((path) => readFileSync(new URL(path, root), 'utf8')).join('')
}

/** Node itself runs on this very function, yet warns of its name once a process; nobody can act on that warning. */
function withoutExperimentalWarning<Result>(run: () => Result): Result {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return run()
  } finally {
    process.emitWarning = emitWarning
  }
}
