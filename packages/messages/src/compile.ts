import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { messageAreas } from './areas.ts'
import { compileMessages } from './compile-messages.ts'
import { messagesFolder } from './generate-catalogues.ts'
import { messageLocales } from './messages-for.ts'

/** Writes `build/<locale>/<area>.json`, the catalogues that the browser loads. */
export function compile(folder: URL = new URL('build/', messagesFolder)): number {
  rmSync(folder, { recursive: true, force: true })
  for (const locale of messageLocales) {
    mkdirSync(new URL(`${locale}/`, folder), { recursive: true })
    for (const area of messageAreas) {
      writeFileSync(new URL(`${locale}/${area}.json`, folder), JSON.stringify(compileMessages(locale, area)))
    }
  }
  return messageLocales.length * messageAreas.length
}

if (import.meta.main) compile()
