import { createHmac } from 'node:crypto'

export type TryScopes = { readonly account: Buffer; readonly address: Buffer }

/** Under which tries are counted: the login that was typed, whether there is such an account or not, and the caller's address. */
export function toTryScopes(secret: string, { email, ip }: { email: string; ip: string }): TryScopes {
  const keyed = (text: string): Buffer => createHmac('sha256', secret).update(`sign-in ${text}`).digest()
  return { account: keyed(`account ${email}`), address: keyed(`address ${toNetwork(ip)}`) }
}

// Whoever has one IPv6 address has a network of them.
const toNetwork = (ip: string): string => {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = ''] = ip.split('::')
  return head.split(':').slice(0, 4).join(':')
}
