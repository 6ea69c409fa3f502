import pg from 'pg'

const toSafeInteger = (text: string): number => {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`The whole number ${text} from the database is too large to be exact.`)
}

/** Makes counts and amounts arrive as numbers; the driver's default is text, and adding texts joins them. */
export function readWholeNumbers(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, toSafeInteger)
}
