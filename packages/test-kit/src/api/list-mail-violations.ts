import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the mail programs of Apple, Google and Microsoft all show or ignore without harm; nothing else may stand in a mail. */
const elements = new Set('html head meta title style body div table tr td h1 p span strong br s a img'.split(' '))
const attributes = new Set(
  'lang charset name content role class style width height align colspan cellpadding cellspacing href src alt'.split(
    ' ',
  ),
)
const properties = new Set(
  [
    'margin padding padding-left background color font-family font-size font-weight line-height letter-spacing',
    'text-decoration white-space vertical-align display border border-top border-color border-radius',
    'max-width max-height overflow',
  ].flatMap((names) => names.split(' ')),
)

/** Lists what of a mail's HTML some mail program would not show: elements, attributes, style properties and relative addresses. */
export function listMailViolations(page: string): string[] {
  const found = new Set<string>()
  const markup = page.replace(/<!doctype html>/i, '').replaceAll(/<style>.*?<\/style>/gs, '<style></style>')
  for (const [, name = '', rest = ''] of markup.matchAll(/<([a-z][a-z0-9]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g)) {
    if (!elements.has(name)) found.add(`<${name}>`)
    for (const property of listForeignProperties(rest)) found.add(`${property} of <${name}>`)
    for (const [, attribute = '', value = ''] of rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      if (!attributes.has(attribute)) found.add(`${attribute} of <${name}>`)
      if (/^(href|src)$/.test(attribute) && !/^https?:\/\//.test(value)) found.add(`${attribute}="${value}"`)
    }
  }
  return [...found]
}

const listForeignProperties = (attributesOfElement: string): string[] =>
  (/\bstyle="([^"]*)"/.exec(attributesOfElement)?.[1] ?? '')
    .split(';')
    .map((rule) => rule.split(':')[0]?.trim() ?? '')
    .filter((property) => property !== '' && !properties.has(property))

/** Lists the violations of all mails in a folder of sent mails. */
export async function listBadMails(folder: string): Promise<string[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.html'))
  const pages = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return [...new Set(pages.flatMap(listMailViolations))]
}
