import { collectEvent } from './collect-event.ts'
import { isFirstReport } from './is-first-report.ts'
import { readProductList, tileSelector } from './read-product-list.ts'

/** The lists of products that are observed or were reported. */
const known = new WeakSet<Node>()

/** A list counts as seen when a part of it as high as a tile's words is in view, whatever its own height. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      recordList(target)
    }
  },
  { rootMargin: '0px 0px -80px 0px' },
)

/** Reports each list of products that comes into view, once for each page of results (ROLE-06). */
export function recordLists(): void {
  new MutationObserver((changes) => {
    // Other results come into the same list, or some leave it.
    const isChanged = changes.filter(({ target }) => known.delete(target)).length > 0
    if (isChanged || changes.some(({ addedNodes }) => addedNodes.length > 0)) observeLists()
  }).observe(document.body, { subtree: true, childList: true })
  observeLists()
}

function observeLists(): void {
  for (const tile of document.querySelectorAll(tileSelector)) {
    const list = tile.closest('ul')
    if (!list || known.has(list)) continue
    known.add(list)
    observer.observe(list)
  }
}

function recordList(element: Element): void {
  const list = readProductList(element)
  if (!list || list.items.length === 0) return
  // The same products in another order, or others after a filter, are another page of results.
  if (!isFirstReport(`list ${list.item_list_id} ${list.items.map(({ item_id: id }) => id).join()}`)) return
  collectEvent({ event: 'view_item_list', ecommerce: list })
}

/** Reports a press on the link of a list's tile. */
export function recordSelection(target: Element): void {
  const tile = target.closest('a')?.closest(tileSelector)
  const root = tile?.closest('ul')
  const list = root && readProductList(root)
  if (!tile || !list) return
  const item = list.items[[...root.querySelectorAll(tileSelector)].indexOf(tile)]
  if (item) collectEvent({ event: 'select_item', ecommerce: { ...list, items: [item] } })
}
