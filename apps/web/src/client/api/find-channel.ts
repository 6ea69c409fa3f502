/** How the shop's own app names itself to the pages in its webview: `… LacehouseApp/4.2`. */
const app = /\bLacehouseApp\/[\d.]+/

/** The channel that a page's calls come through: the app's webview, or any other browser (CALL-02). */
export function findChannel(userAgent: string): 'ECOMM' | 'MAPP' {
  return app.test(userAgent) ? 'MAPP' : 'ECOMM'
}
