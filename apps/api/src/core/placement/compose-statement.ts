/** One `name as (…)` of a statement, or several. Its own values are ?1, ?2 …; $1, $2 … are those of the statement's first part. */
export type Part = { readonly name: string; readonly text: string; readonly values: readonly unknown[] }

/**
 * A statement of the parts that somebody needs, in their order, ending with `last`: even an insert of nothing opens its tables and
 * wakes their triggers, and most orders need few parts. It is prepared once for each set of parts, under their names.
 */
export function composeStatement(
  parts: readonly Part[],
  last: string,
): { name: string; text: string; values: unknown[] } {
  const values: unknown[] = []
  const texts = parts.map((part) => {
    const before = values.length
    values.push(...part.values)
    return part.text.replace(/\?(\d)/g, (_, own: string) => `$${before + Number(own)}`)
  })
  return { name: parts.map(({ name }) => name).join('-'), text: `with ${texts.join(', ')} ${last}`, values }
}
