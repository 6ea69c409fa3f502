import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** As long as a network has to be idle for the browser to say so. */
const rest = 500
const longest = 5000
const look = 50

/** Watches what a page asks for, but for pictures: one that is drawn for the first time holds up nobody. */
export function watchCalls(page: Page): { readonly untilQuiet: () => Promise<void> } {
  const open = new Set<Request>()
  let movedAt = Date.now()
  const begin = (request: Request): void => {
    if (request.resourceType() !== 'image') open.add(request)
  }
  const end = (request: Request): void => {
    if (open.delete(request)) movedAt = Date.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return {
    untilQuiet: async () => {
      const until = Date.now() + longest
      while ((open.size > 0 || Date.now() - movedAt < rest) && Date.now() < until) await pause(look)
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
    },
  }
}
