/** Creates a function that adds to categories their ancestors. */
export function createListBranch(
  categories: readonly { id: string; parentId: string | null }[],
): (ids: readonly string[]) => string[] {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  const withAncestors = (id: string): string[] => {
    const parent = parents.get(id)
    return [id, ...(parent ? withAncestors(parent) : [])]
  }
  return (ids: readonly string[]): string[] => [...new Set(ids.flatMap(withAncestors))]
}
