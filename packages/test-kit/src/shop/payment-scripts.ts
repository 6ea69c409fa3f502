import { readFileSync } from 'node:fs'

const page = new URL('../../../../docs/payment-page-scripts.md', import.meta.url)
const row = /^\| `([^`]+)` \|/gm

/** Lists the addresses of the scripts that a payment page may load, from the inventory: `{shop}/assets/*.js`. */
export function listPaymentScripts(): string[] {
  return [...readFileSync(page, 'utf8').matchAll(row)].map(([, address = '']) => address)
}

/** Says whether a loaded script is in the inventory. */
export function isInventoried(url: string, { shop, sandbox }: { readonly shop: string; readonly sandbox: string }) {
  const address = url.replace(/[?#].*$/, '')
  return listPaymentScripts().some((pattern) => {
    const [begin = '', end] = pattern.replace('{shop}', shop).replace('{sandbox}', sandbox).split('*')
    return end === undefined ? address === begin : address.startsWith(begin) && address.endsWith(end)
  })
}
