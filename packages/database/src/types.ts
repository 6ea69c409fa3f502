import pg from 'pg'

const toSafeInteger = (text: string): number => {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`The whole number ${text} from the database is too large to be exact.`)
}

/** Counts and amounts arrive as numbers, for the driver's default of text is added up by mistake as text. */
export function readWholeNumbers(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, toSafeInteger)
}
