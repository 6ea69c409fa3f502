/** Endings that make an address look like a file to a cache in front of the shop, while the shop may still answer its page. */
export const deceptions: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}.data`,
  (path) => `${path}/`,
  (path) => `${path}/x.css`,
  (path) => `${path}.css`,
  (path) => `${path}.js`,
  (path) => `${path}/x.avif`,
  (path) => `${path};x.css`,
  (path) => `${path}%2Fx.css`,
  (path) => `${path}%3Fx.css`,
  (path) => `${path}%23x.css`,
  (path) => `${path}%00x.css`,
  (path) => `${path}%0Ax.css`,
  (path) => `${path}/..%2Fx.css`,
  (path) => `${path}/%2e%2e/x.css`,
  (path) => `/assets/..%2F${path.slice(1)}`,
  (path) => `/i/%2e%2e${path}`,
  (path) => `${path}?x.css`,
  (path) => `${path}?_routes=root`,
  (path) => `${path}.data?_routes=routes%2Faccount`,
  (path) => path.replace(/[a-z]$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace('/en-us', '/EN-US'),
]

/** Adds to an address with a query, in front of the query. */
export function deceive(address: string, how: (path: string) => string): string {
  const [path = '', query] = address.split('?')
  const made = how(path)
  if (query === undefined) return made
  return made.includes('?') ? `${made}&${query}` : `${made}?${query}`
}
