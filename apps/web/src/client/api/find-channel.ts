/** The user agent of the shop's own app, which shows pages in a webview: `… LacehouseApp/4.2`. */
const app = /\bLacehouseApp\/[\d.]+/

/** Finds the channel of a page's calls: the app's webview, or any other browser (CALL-02). */
export function findChannel(userAgent: string): 'ECOMM' | 'MAPP' {
  return app.test(userAgent) ? 'MAPP' : 'ECOMM'
}
