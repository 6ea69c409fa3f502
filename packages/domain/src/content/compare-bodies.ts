/** A field that differs between two versions of a document. */
export type BodyDifference = {
  readonly path: string
  readonly kind: 'added' | 'removed' | 'changed' | 'moved'
  readonly before?: unknown
  readonly after?: unknown
}

type Json = Readonly<Record<string, unknown>>

/** Lists the fields that differ. Items of lists are matched by their id, so that a moved block is not read as many changes. */
export function compareBodies(before: Json, after: Json): BodyDifference[] {
  return compareValues('', before, after)
}

const compareValues = (path: string, before: unknown, after: unknown): BodyDifference[] => {
  if (before === undefined) return after === undefined ? [] : [{ path, kind: 'added', after }]
  if (after === undefined) return [{ path, kind: 'removed', before }]
  if (isObject(before) && isObject(after)) return compareObjects(path, before, after)
  if (isListWithIds(before) && isListWithIds(after)) return compareLists(path, before, after)
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, kind: 'changed', before, after }]
}

const compareObjects = (path: string, before: Json, after: Json): BodyDifference[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    compareValues(path === '' ? name : `${path}.${name}`, before[name], after[name]),
  )

type Item = Json & { readonly id: string }

const compareLists = (path: string, before: readonly Item[], after: readonly Item[]): BodyDifference[] => {
  const [was, is] = [toMap(before), toMap(after)]
  const shared = (items: readonly Item[], others: ReadonlyMap<string, Item>) =>
    items.map(({ id }) => id).filter((id) => others.has(id))
  const [orderBefore, orderAfter] = [shared(before, is), shared(after, was)]
  const isMoved = orderBefore.join('\n') !== orderAfter.join('\n')
  return [
    ...[...new Set([...was.keys(), ...is.keys()])].flatMap((id) =>
      compareValues(`${path}.[${id}]`, was.get(id), is.get(id)),
    ),
    ...(isMoved ? [{ path, kind: 'moved' as const, before: orderBefore, after: orderAfter }] : []),
  ]
}

const toMap = (items: readonly Item[]): ReadonlyMap<string, Item> => new Map(items.map((item) => [item.id, item]))

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const isListWithIds = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) &&
  value.every((item) => isObject(item) && typeof item.id === 'string') &&
  new Set(value.map(({ id }) => id)).size === value.length
