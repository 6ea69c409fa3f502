import type { TestShopper } from '@lacehouse/test-kit'
import type { ProofShop } from '../shop/open-proof-shop.ts'

/** Someone who opens a page: by a session's cookie, or without one. */
export type Visitor = { readonly name: string; readonly shopper: TestShopper | null }

export type Visit = {
  readonly address: string
  readonly status: number
  readonly text: string
  readonly cacheControl: string
  /** True where a shared cache may keep the answer. */
  readonly isPublic: boolean
  readonly setsCookie: boolean
  readonly redirect: string
}

/** Opens an address of the shop exactly as it is written, as a browser's navigation or its request for data. */
export async function visitPage(
  shop: ProofShop,
  { shopper }: Visitor,
  { address, method = 'GET', headers = {} }: PageRequest,
): Promise<Visit> {
  const response = await fetch(`${shop.url()}${address}`, {
    method,
    redirect: 'manual',
    headers: { accept: 'text/html', ...(shopper && { cookie: `lh_access=${shopper.token}` }), ...headers },
  })
  const cacheControl = response.headers.get('cache-control') ?? ''
  return {
    address,
    status: response.status,
    text: await response.text(),
    cacheControl,
    isPublic: cacheControl !== '' && !/private|no-store/.test(cacheControl),
    setsCookie: response.headers.getSetCookie().length > 0,
    redirect: response.headers.get('location') ?? '',
  }
}

type PageRequest = {
  readonly address: string
  readonly method?: 'GET' | 'HEAD'
  readonly headers?: Readonly<Record<string, string>>
}
