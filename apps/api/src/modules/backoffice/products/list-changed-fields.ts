/** Lists the fields that differ, before and after, for the audit log. */
export function listChangedFields<Fields extends Readonly<Record<string, unknown>>>(was: Fields, is: Fields) {
  const names = Object.keys(was).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name]]))
  return { before: pick(was), after: pick(is) }
}
