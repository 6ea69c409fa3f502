import type pg from 'pg'

/** A column of a statement's result; `tableId` is 0 if it is computed. */
export type DescribedColumn = {
  readonly name: string
  readonly typeId: number
  readonly tableId: number
  readonly columnId: number
}

export type Description = { readonly parameterIds: readonly number[]; readonly columns: readonly DescribedColumn[] }

type Field = {
  readonly name: string
  readonly tableID: number
  readonly columnID: number
  readonly dataTypeID: number
}

/** Parses a statement without running it; the driver calls the methods for the server's messages. */
class Describe implements pg.Submittable {
  readonly #text: string
  readonly #resolve: (description: Description) => void
  readonly #reject: (error: Error) => void
  #parameterIds: readonly number[] = []
  #columns: readonly DescribedColumn[] = []
  #error: Error | null = null

  constructor(text: string, resolve: (description: Description) => void, reject: (error: Error) => void) {
    this.#text = text
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(connection: pg.Connection): void {
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: readonly number[] }) => {
      this.#parameterIds = dataTypeIDs
    })
    connection.parse({ name: '', text: this.#text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.#columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      typeId: dataTypeID,
      tableId: tableID,
      columnId: columnID,
    }))
  }

  handleError(error: Error): void {
    this.#error = error
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    if (!this.#error) this.#resolve({ parameterIds: this.#parameterIds, columns: this.#columns })
  }
}

/** Asks PostgreSQL for the types of a statement's parameters and the origin of each result column. */
export function describeStatement(client: pg.Client, text: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    client.query(new Describe(text, resolve, reject))
  })
}
