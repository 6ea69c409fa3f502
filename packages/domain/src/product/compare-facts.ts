/** The number of products that are compared at once. */
export const mostCompared = 4

/** A property of one product with its values. */
export type Fact = { readonly key: string; readonly label: string; readonly values: readonly string[] }

/** One property of all compared products; a product that lacks it has no values. */
export type ComparedFact = {
  readonly key: string
  readonly label: string
  readonly values: readonly (readonly string[])[]
  /** The products do not all say the same. */
  readonly differs: boolean
}

/** Lines up the properties of products, in the order in which they are first named, and marks those that differ (CAT-12). */
export function compareFacts(products: readonly (readonly Fact[])[]): ComparedFact[] {
  const labels = new Map(products.flat().map(({ key, label }) => [key, label]))
  return [...labels].map(([key, label]) => {
    const values = products.map((facts) => facts.find((fact) => fact.key === key)?.values ?? [])
    return { key, label, values, differs: new Set(values.map(toComparable)).size > 1 }
  })
}

/** The order of values means nothing. */
const toComparable = (values: readonly string[]): string => JSON.stringify([...new Set(values)].sort())
