/** The interests that a shopper may name (docs/bounds.md). */
export const interests = ['running', 'training', 'walking', 'outdoor', 'court', 'everyday', 'kids', 'custom'] as const
export type Interest = (typeof interests)[number]

const separator = '|'

/** Parses interests from their form on the wire, separated by pipes, in the order of the list; null with an unknown one (ACC-13). */
export function parseInterests(text: string): Interest[] | null {
  const given = new Set(text.split(separator).filter((one) => one !== ''))
  const known = interests.filter((one) => given.has(one))
  return known.length === given.size ? known : null
}

/** Formats interests for the wire: `running|outdoor` (ACC-13). */
export function formatInterests(chosen: readonly string[]): string {
  return interests.filter((one) => chosen.includes(one)).join(separator)
}
