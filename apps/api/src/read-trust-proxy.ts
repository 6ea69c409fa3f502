import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Environment = Readonly<Record<string, string | undefined>>

const most = 10

/**
 * Reads `TRUST_PROXY`: the number of proxies in front of the shop, each of which appends to X-Forwarded-For, or their networks
 * separated by commas. Adds a sentence to `problems` for anything else.
 */
export function readTrustProxy(env: Environment, problems: string[]): false | number | readonly string[] {
  const text = env.TRUST_PROXY?.trim() ?? ''
  if (text === '' || text === '0') return false
  if (/^\d+$/.test(text)) {
    const hops = Number(text)
    if (hops <= most) return hops
  }
  const networks = text.split(',').map((network) => network.trim())
  if (networks.every(isNetwork)) return networks
  problems.push(
    `TRUST_PROXY must be the number of proxies (up to ${most}) or their networks such as 10.0.0.0/8,::1, not “${text}”`,
  )
  return false
}

const isNetwork = (text: string): boolean => {
  const [address = ''] = text.split('/')
  return isIP(address) !== 0 && (address === text || ipaddr.isValidCIDR(text))
}
