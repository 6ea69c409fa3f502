/** An entry of the page controls: a page, or a gap between two pages. */
export type PageStep =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly after: number }

export type Pagination = {
  readonly page: number
  readonly pageCount: number
  readonly first: number | null
  readonly previous: number | null
  readonly next: number | null
  readonly last: number | null
  readonly steps: readonly PageStep[]
}

/** Counts the pages: total divided by size, rounded up, at least 1. */
export function countPages(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** Limits a page to the range from 1 to the page count; 1 for anything but a whole number. */
export function clampPage(page: number, pageCount: number): number {
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), pageCount) : 1
}

/** Computes the page controls: first, previous, numbers with gaps, next, last; null where there is no such page. */
export function paginate(query: { total: number; size: number; page?: number; siblings?: number }): Pagination {
  const pageCount = countPages(query.total, query.size)
  const page = clampPage(query.page ?? 1, pageCount)
  const isFirst = page === 1
  const isLast = page === pageCount
  return {
    page,
    pageCount,
    first: isFirst ? null : 1,
    previous: isFirst ? null : page - 1,
    next: isLast ? null : page + 1,
    last: isLast ? null : pageCount,
    steps: listSteps(page, pageCount, query.siblings ?? 2),
  }
}

function listSteps(page: number, pageCount: number, siblings: number): PageStep[] {
  const shown = [...new Set([1, ...range(page - siblings, page + siblings), pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .toSorted((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    const step: PageStep = { kind: 'page', page: number }
    if (number - before === 1) return [step]
    // The page itself takes no more space than a gap of one page.
    if (number - before === 2) return [{ kind: 'page', page: number - 1 }, step]
    return [{ kind: 'gap', after: before }, step]
  })
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
