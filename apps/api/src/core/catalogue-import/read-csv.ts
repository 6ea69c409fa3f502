import { Readable } from 'node:stream'
import { type RowProblem, type SourceRow, toProblem } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import { CsvError, parse } from 'csv-parse'
import { readText, type TextOptions, UnreadableFile } from './read-text.ts'

/** A row of a file, with the problem that it has as a row. */
export type ReadRow = SourceRow & { readonly problem?: RowProblem }

/** A longer record is a quote that was never closed. */
const longestRecord = 32 * 1024 ** 2

type ParsedRecord = {
  readonly record: string[]
  /** The lines that were read up to the end of the record, and how many of all were skipped because they are empty. */
  readonly info: { readonly lines: number; readonly empty_lines: number }
}

type CsvOptions = TextOptions & {
  readonly delimiter: ',' | '\t'
  /** Returns the name by which a column is known. */
  readonly rename?: (column: string) => string
}

/** Reads a file with separated values row by row; the first line names the columns. */
export async function* readCsv(
  file: string,
  { delimiter, rename = (column) => column, ...options }: CsvOptions,
): AsyncGenerator<ReadRow> {
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    // Quotes within a field are text in tab-separated feeds.
    relax_quotes: delimiter === '\t',
    skip_empty_lines: true,
    max_record_size: longestRecord,
    info: true,
  })
  const source = Readable.from(readText(file, options), { objectMode: true })
  source.once('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let columns: readonly string[] | null = null
  let line = 1
  let empty = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      line += info.empty_lines - empty
      empty = info.empty_lines
      if (columns) yield toRow(columns, record, line)
      else columns = record.map((name) => rename(name.trim()))
      line = info.lines + 1
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableFile(`From line ${line} on the file cannot be read: ${error.message}.`)
    throw error
  } finally {
    source.destroy()
  }
}

const toRow = (columns: readonly string[], record: readonly string[], line: number): ReadRow => {
  const values: Record<string, string> = {}
  for (const [index, column] of columns.entries()) values[column] = record[index] ?? ''
  const surplus = record.slice(columns.length).join('')
  return surplus === ''
    ? { line, values }
    : { line, values, problem: toProblem('columns_differ', { line }, '', surplus) }
}

/** Reads the names of the columns of a file. */
export async function readHeader(
  file: string,
  options: TextOptions,
): Promise<{ delimiter: ',' | '\t'; columns: string[] }> {
  let text = ''
  for await (const piece of readText(file, options)) {
    text += piece
    break
  }
  const line = text.replace(/^\ufeff/, '').split(/\r?\n/, 1)[0] ?? ''
  const delimiter = line.includes('\t') ? '\t' : ','
  return { delimiter, columns: line.split(delimiter).map((name) => name.trim().replace(/^"|"$/g, '')) }
}
