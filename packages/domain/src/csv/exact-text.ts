const guarded = /^'*(?:[=+\-@\t\r]|$)/

/** Writes a text for a cell so that a spreadsheet takes it for no formula, and an empty one so that it is not taken for none. */
export function toExactText(text: string): string {
  return guarded.test(text) ? `'${text}` : text
}

/** Reads what `toExactText` wrote, and any other text as it is; null for an empty cell. */
export function fromExactText(cell: string): string | null {
  if (cell === '') return null
  return cell.startsWith("'") && guarded.test(cell.slice(1)) ? cell.slice(1) : cell
}
