import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

const root = new URL('../../', import.meta.url)

/** The modules that pages load, by their paths in this package; they import each other by the same paths. */
export const browserModules = [
  'browser/bank-page.ts',
  'browser/card-fields-frame.ts',
  'browser/challenge-frame.ts',
  'browser/klarna-widget.ts',
  'browser/parent-page.ts',
  'browser/paypal-approval.ts',
  'src/cards/card-expiry.ts',
  'src/cards/card-number.ts',
] as const

/** A TypeScript file as the browser runs it: without its types and its indentation. */
export function readScript(path: string): string {
  const source = readFileSync(new URL(path, root), 'utf8')
  return withoutExperimentalWarning(() => stripTypeScriptTypes(source))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** Several style sheets joined into one, in the order given. */
export function readStyle(...paths: readonly string[]): string {
  return paths.map((path) => readFileSync(new URL(path, root), 'utf8')).join('')
}

/** Node warns once a process that this function is experimental, although it loads this program with it: the warning is left out. */
function withoutExperimentalWarning<Result>(run: () => Result): Result {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return run()
  } finally {
    process.emitWarning = emitWarning
  }
}
