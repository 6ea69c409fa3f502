/** Says whether an address of a document is the page at this path; origin, parameters and place on the page do not count. */
export function isOpenPage(url: string, pathname: string): boolean {
  const path = URL.parse(url, 'http://shop')?.pathname
  return path !== undefined && withoutSlash(path) === withoutSlash(pathname)
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)
