import { pageChange } from './page-change.ts'

let path = location.pathname
const reported = new Set<string>()

/** Says whether something is reported for the first time since this page was opened; another query of the page is the same page. */
export function isFirstReport(key: string): boolean {
  if (reported.has(key)) return false
  reported.add(key)
  return true
}

document.addEventListener(pageChange, () => {
  if (location.pathname === path) return
  path = location.pathname
  reported.clear()
})
