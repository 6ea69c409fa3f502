import type { FooterDocument, MenuDocument } from '@lacehouse/contracts'
import { browserApi } from '../../client/api/browser-api.ts'

let menu: Promise<MenuDocument | null> | null = null
let footer: Promise<FooterDocument | null> | null = null

const toParams = (siteId: string) => ({ params: { mode: 'publish', siteId } }) as const

/** Fetches the whole menu once per document; null if the call fails. */
export function loadMenu(siteId: string): Promise<MenuDocument | null> {
  menu ??= browserApi.call('content.menu', toParams(siteId)).catch(() => null)
  return menu
}

/** Fetches the footer once per document, for a navigation from a page without one; null if the call fails. */
export function loadFooter(siteId: string): Promise<FooterDocument | null> {
  footer ??= browserApi.call('content.footer', toParams(siteId)).catch(() => null)
  return footer
}
