import pg from 'pg'

export type SentStatement = { text: string; name?: string }
export type StatementListener = (statement: SentStatement) => void

const toStatement = (config: unknown): SentStatement | null => {
  if (typeof config === 'string') return { text: config }
  if (typeof config !== 'object' || config === null) return null
  if ('text' in config && typeof config.text === 'string') {
    return 'name' in config && typeof config.name === 'string'
      ? { text: config.text, name: config.name }
      : { text: config.text }
  }
  return null
}

/** Makes a `pg` client class that calls the listeners for every statement that it sends. */
export function toCountedClient(listeners: Set<StatementListener>): typeof pg.Client {
  class CountedClient extends pg.Client {
    // @ts-expect-error: one signature replaces the overloads of `pg`, whose first argument is always the statement.
    override query(...args: unknown[]): unknown {
      const statement = listeners.size > 0 ? toStatement(args[0]) : null
      if (statement) for (const listen of listeners) listen(statement)
      return Reflect.apply(super.query, this, args)
    }
  }
  return CountedClient as unknown as typeof pg.Client
}
