import { SaxesParser } from 'saxes'
import type { ReadRow } from './read-csv.ts'
import { readText, type TextOptions, UnreadableFile } from './read-text.ts'

/** A longer value is cut; the check of the entry refuses it. */
const longestValue = 200_000

/** A longer item or text is no feed. */
const longestItem = 32 * 1024 ** 2

/**
 * Reads the items of a Google Merchant feed in RSS or Atom one by one. A file that declares a document type is refused, because
 * entities are what it would declare.
 */
export async function* readFeed(file: string, options: TextOptions): AsyncGenerator<ReadRow> {
  const items: ReadRow[] = []
  const parser = openParser(items)
  let waited = 0
  for await (const text of readText(file, options)) {
    parser.write(text)
    waited = items.length > 0 ? 0 : waited + text.length
    if (waited > longestItem)
      throw new UnreadableFile(`Up to line ${parser.line} no item ends within ${longestItem / 1024 ** 2} MB.`)
    yield* items.splice(0)
  }
  parser.close()
  yield* items.splice(0)
}

const openParser = (items: ReadRow[]): SaxesParser => {
  const parser = new SaxesParser({ fragment: false })
  const open: string[] = []
  let item: { line: number; depth: number; values: Record<string, string> } | null = null
  let value = ''
  parser.on('error', (error) => {
    throw new UnreadableFile(`The feed is no XML: ${error.message}.`)
  })
  parser.on('doctype', () => {
    throw new UnreadableFile(`Line ${parser.line} declares a document type, which no feed needs.`)
  })
  parser.on('opentag', ({ name }) => {
    open.push(name)
    value = ''
    if (!item && (name === 'item' || name === 'entry')) item = { line: parser.line, depth: open.length, values: {} }
  })
  const addText = (text: string): void => {
    if (item && open.length === item.depth + 1 && value.length < longestValue) value += text.slice(0, longestValue)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => {
    if (item && open.length === item.depth) {
      items.push({ line: item.line, values: item.values })
      item = null
    } else if (item && open.length === item.depth + 1) {
      const field = name.replace(/^g:/, '')
      const before = Object.hasOwn(item.values, field) ? item.values[field] : ''
      // Many feeds give a field twice, as `title` and as `g:title`.
      const isMore = value.trim() !== '' && value !== before
      if (!before || isMore) item.values[field] = before ? `${before}\n${value}` : value
    }
    open.pop()
  })
  return parser
}
