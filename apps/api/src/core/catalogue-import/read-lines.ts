import { toProblem } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import type { ReadRow } from './read-csv.ts'
import { readText, type TextOptions } from './read-text.ts'

/** A longer line is refused; the largest product of the demo shop has 12,000 characters. */
const longestLine = 4 * 1024 ** 2

/** Reads a file with one JSON object on each line; the values of a row are its text and its `id`. */
export async function* readLines(file: string, options: TextOptions): AsyncGenerator<ReadRow> {
  let rest = ''
  let line = 0
  for await (const text of readText(file, options)) {
    const lines = (rest + text).split('\n')
    // What is beyond the bound is not kept; the line is refused all the same.
    rest = (lines.pop() ?? '').slice(0, longestLine + 1)
    for (const one of lines) {
      line += 1
      if (one.trim() !== '') yield toRow(one, line)
    }
  }
  if (rest.trim() !== '') yield toRow(rest, line + 1)
}

const toRow = (text: string, line: number): ReadRow => {
  const json = text.replace(/^\ufeff/, '')
  if (json.length > longestLine) return { line, values: {}, problem: toProblem('text_too_long', { line }, '', json) }
  // The id stands first in what the export writes; any other order is parsed.
  const [, id] = /^\{"id":"([0-9A-Z]{8,11})"/.exec(json) ?? []
  return { line, values: { id: id ?? findId(json), json } }
}

const findId = (json: string): string => {
  try {
    const { id } = JSON.parse(json) as { id?: unknown }
    return typeof id === 'string' ? id : ''
  } catch {
    return ''
  }
}
