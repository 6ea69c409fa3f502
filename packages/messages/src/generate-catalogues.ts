import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { messageAreas } from './areas.ts'

/** The folder of the catalogues. */
export const messagesFolder = new URL('../', import.meta.url)

/** Makes the source of `catalogues.gen.ts`: static imports, so that every bundler includes the catalogues. */
export function toCataloguesSource(): string {
  const bases: Record<string, string | null> = JSON.parse(readFileSync(new URL('locales.json', messagesFolder), 'utf8'))
  const locales = Object.keys(bases)
  const files = locales.flatMap((locale) =>
    messageAreas
      .filter((area) => existsSync(new URL(`${locale}/${area}.json`, messagesFolder)))
      .map((area) => ({ locale, area, name: toName(locale, area) })),
  )
  const imports = files.map(
    ({ locale, area, name }) => `import ${name} from '../${locale}/${area}.json' with { type: 'json' }`,
  )
  const entries = locales.map((locale) => {
    const own = files.filter((file) => file.locale === locale).map(({ area, name }) => `    ${area}: ${name},`)
    return [`  '${locale}': {`, ...own, '  },'].join('\n')
  })
  return [
    '// Made by generate-catalogues.ts from locales.json and the folders beside it.',
    "import bases from '../locales.json' with { type: 'json' }",
    ...imports,
    '',
    'export const localeBases = bases',
    '',
    'export const catalogues = {',
    ...entries,
    '}',
    '',
  ].join('\n')
}

function toName(locale: string, area: string): string {
  return locale.replaceAll('-', '') + area.charAt(0).toUpperCase() + area.slice(1)
}

if (import.meta.main) writeFileSync(new URL('src/catalogues.gen.ts', messagesFolder), toCataloguesSource())
