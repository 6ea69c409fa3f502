/** Copies a document without the fields whose value is null, at any depth; items of lists stay. */
export function removeNulls<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(removeNulls) as Value
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, inner]) => inner !== null)
  return Object.fromEntries(fields.map(([name, inner]) => [name, removeNulls(inner)])) as Value
}
