/** Rows of the same shape, stored by columns. A value that all rows share is stored once. */
export type PackedRows<Row> = {
  readonly count: number
  readonly columns: Readonly<Record<string, readonly unknown[] | { readonly all: unknown }>>
  /** Never set. It gives TypeScript the type of the unpacked rows. */
  readonly row?: Row
}

const separator = '.'

/**
 * Packs rows into columns, including one level of nested objects. Without it the rows would be half of the data that a
 * page sends to its scripts.
 */
export function packRows<Row extends object>(rows: readonly Row[]): PackedRows<Row> {
  const flat = rows.map(flatten)
  const names = [...new Set(flat.flatMap((row) => Object.keys(row)))]
  const columns = names.map((name) => {
    const values = flat.map((row) => row[name])
    return [name, values.every((value) => value === values[0]) ? { all: values[0] } : values] as const
  })
  return { count: rows.length, columns: Object.fromEntries(columns) }
}

/** Unpacks the rows that `packRows` packed. */
export function unpackRows<Row extends object>({ count, columns }: PackedRows<Row>): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const row: Record<string, unknown> = {}
    for (const [name, column] of Object.entries(columns)) put(row, name, 'all' in column ? column.all : column[index])
    return row as Row
  })
}

const flatten = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      isPlainObject(value)
        ? Object.entries(value).map(([inner, each]) => [name + separator + inner, each])
        : [[name, value]],
    ),
  )

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

function put(row: Record<string, unknown>, name: string, value: unknown): void {
  if (value === undefined) return
  const [outer = '', inner] = name.split(separator)
  if (inner === undefined) row[outer] = value
  else row[outer] = { ...(row[outer] as object | undefined), [inner]: value }
}
