/** Lists the elements around an element, the nearest first. Once a part of the page is removed, it no longer leads to the rest. */
export function listAncestors(element: unknown): readonly HTMLElement[] {
  const ancestors: HTMLElement[] = []
  let parent = element instanceof HTMLElement ? element.parentElement : null
  for (; parent; parent = parent.parentElement) ancestors.push(parent)
  return ancestors
}
