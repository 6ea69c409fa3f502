/** The ids and numbers that the documents define and that references may name. */
export type KnownReferences = {
  readonly behaviours: ReadonlySet<string>
  /** Decision numbers of four digits. */
  readonly decisions: ReadonlySet<string>
  /** Cases of `docs/proof.md`, such as `T6`. */
  readonly cases: ReadonlySet<string>
}

/** The ids in the first column of a page's tables. */
export function listRowIds(page: string, pattern: RegExp): Set<string> {
  const rows = page.matchAll(/^\| ([A-Z][A-Z\d-]*) \|/gm)
  return new Set([...rows].map(([, id = '']) => id).filter((id) => pattern.test(id)))
}

export const behaviourId = /^[A-Z]{2,4}-\d\d$/
export const caseId = /^T\d{1,2}$/

/** The numbers of the decision records, from the names of their files. */
export function listDecisions(paths: readonly string[]): Set<string> {
  const numbers = paths.map((path) => /^docs\/decisions\/(\d{4})-[^/]+\.md$/.exec(path)?.[1])
  return new Set(numbers.filter((number) => number !== undefined))
}

/** The anchors of a Markdown page, as GitHub makes them from its headings. */
export function listAnchors(page: string): Set<string> {
  const headings = page.matchAll(/^#{1,6} +(.+)$/gm)
  return new Set([...headings].map(([, heading = '']) => toAnchor(heading)))
}

function toAnchor(heading: string): string {
  const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
  return words
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}
