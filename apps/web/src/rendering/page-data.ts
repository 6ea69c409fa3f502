/**
 * How the router's data goes from the server to the browser (docs/decisions/0017): as JSON, in which what JSON cannot say is an object
 * with this one key and the router's name for it, `{"$": ["ErrorResponse", …]}`. Both builds have it in place of the router's own way.
 */
const mark = '$'

/** How deep marks may be: `errors`, then the route, or `data` below the route. What loaders answer lies below and is JSON already. */
const depthOfMarks = 2

/** Names a value that JSON cannot say, with what it consists of. */
type Name = (value: unknown) => readonly unknown[] | undefined
/** Makes the value of a name again. */
type Make = (...named: readonly unknown[]) => { readonly value: unknown } | undefined

type Encoding = { readonly plugins: readonly Name[]; readonly onComplete?: () => void }

/** Writes the router's data; a text, which the router's own stream would have been read for. */
export function encode(data: unknown, { plugins, onComplete }: Encoding): string {
  const text = JSON.stringify(toMarked(data, plugins, depthOfMarks))
  onComplete?.()
  return text
}

/** Reads the router's data. */
export async function decode(stream: ReadableStream<Uint8Array>, { plugins }: { readonly plugins: readonly Make[] }) {
  const data: unknown = await new Response(stream).json()
  return { value: fromMarked(data, plugins, depthOfMarks), done: Promise.resolve() }
}

function toMarked(value: unknown, plugins: readonly Name[], depth: number): unknown {
  const named = value === undefined ? ['SingleFetchFallback'] : findFirst(plugins, (name) => name(value))
  if (named) return { [mark]: named }
  return depth > 0 ? mapValues(value, (inner) => toMarked(inner, plugins, depth - 1)) : value
}

function fromMarked(value: unknown, plugins: readonly Make[], depth: number): unknown {
  const named = isRecord(value) ? value[mark] : undefined
  if (Array.isArray(named)) return findFirst(plugins, (make) => make(...named))?.value
  return depth > 0 ? mapValues(value, (inner) => fromMarked(inner, plugins, depth - 1)) : value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mapValues = (value: unknown, change: (inner: unknown) => unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)])) : value

function findFirst<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found) return found
  }
  return undefined
}
