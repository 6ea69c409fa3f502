/** Reads which page of a list an address names, at most `most`; anything that is no such number is the first page. */
export function readPageNumber(parameters: Pick<URLSearchParams, 'get'>, most = 100_000): number {
  return Math.min(most, Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1))
}
