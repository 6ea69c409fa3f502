import { createHmac } from 'node:crypto'

export type TryScopes = { readonly account: Buffer; readonly address: Buffer }

/** Makes the keys under which sign-in tries are counted: the typed email, whether or not it has an account, and the caller's address. */
export function toTryScopes(secret: string, { email, ip }: { email: string; ip: string }): TryScopes {
  const keyed = (text: string): Buffer => createHmac('sha256', secret).update(`sign-in ${text}`).digest()
  return { account: keyed(`account ${email}`), address: keyed(`address ${toNetwork(ip)}`) }
}

// A connection has a whole IPv6 network, so addresses count by their first 64 bits.
const toNetwork = (ip: string): string => {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = ''] = ip.split('::')
  return head.split(':').slice(0, 4).join(':')
}
