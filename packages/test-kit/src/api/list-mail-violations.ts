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

/** Grids, flexible boxes and positions are laid out by no mail program alike. */
const displays = /^(?:none|block|inline-block)$/
/** A style sheet may only say what is different with a dark appearance: the rest stands at the elements. */
const darkOnly = /^@media \(prefers-color-scheme:dark\)\{[^@]*\}\s*$/

/** Lists what of a mail's HTML some mail program would not show: elements, attributes, style properties and relative addresses. */
export function listMailViolations(page: string): string[] {
  const found = new Set<string>()
  const sheets = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet)
  if (sheets.length > 1) found.add(`${sheets.length} style sheets`)
  for (const sheet of sheets) if (!darkOnly.test(sheet)) found.add('a style sheet for more than a dark appearance')
  const markup = page.replace(/<!doctype html>/i, '').replaceAll(/<style>.*?<\/style>/gs, '<style></style>')
  for (const [, name = '', rest = ''] of markup.matchAll(/<([a-z][a-z0-9]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g)) {
    if (!elements.has(name)) found.add(`<${name}>`)
    for (const property of listForeignProperties(rest)) found.add(`${property} of <${name}>`)
    for (const missing of name === 'img' ? listMissing(rest) : []) found.add(`<img> without ${missing}`)
    for (const [, attribute = '', value = ''] of rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      if (!attributes.has(attribute)) found.add(`${attribute} of <${name}>`)
      if (/^(href|src)$/.test(attribute) && !/^https?:\/\//.test(value)) found.add(`${attribute}="${value}"`)
    }
  }
  return [...found]
}

/** A picture needs words for where it is blocked, and a width for programs that take its own. */
const listMissing = (attributesOfElement: string): string[] =>
  ['alt', 'width'].filter((name) => !attributesOfElement.includes(` ${name}=`))

const listForeignProperties = (attributesOfElement: string): string[] =>
  (/\bstyle="([^"]*)"/.exec(attributesOfElement)?.[1] ?? '')
    .split(';')
    .map((rule) => rule.split(':').map((part) => part.trim()))
    .filter(([property = '', value = '']) => {
      const isShown = property !== 'display' || displays.test(value)
      return property !== '' && !(properties.has(property) && isShown && !value.includes('var('))
    })
    .map(([property = '']) => property)

/** Lists the violations of all mails in a folder of sent mails. */
export async function listBadMails(folder: string): Promise<string[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.html'))
  const pages = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return [...new Set(pages.flatMap(listMailViolations))]
}
