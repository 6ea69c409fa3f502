import ipaddr from 'ipaddr.js'

/** The number of leading bits of an IPv6 address that name a connection's network. */
const networkBits = 64

/**
 * Returns the network by which an address is counted: an IPv4 address itself, also where it is written as IPv6, and the first 64 bits
 * of an IPv6 address, because a connection has all the rest. All spellings of an address give the same network; texts that are no
 * address share one. With fewer `ipv4Bits` the network of an IPv4 address is one of so many leading bits.
 */
export function toNetwork(address: string, ipv4Bits = 32): string {
  const bare = withoutPort(address.trim())
  if (!ipaddr.isValid(bare)) return 'unknown'
  const parsed = ipaddr.process(bare)
  if (parsed instanceof ipaddr.IPv6) {
    const groups = parsed.parts.map((part) => part.toString(16)).join(':')
    return `${ipaddr.IPv6.networkAddressFromCIDR(`${groups}/${networkBits}`)}/${networkBits}`
  }
  if (ipv4Bits === 32) return parsed.toString()
  return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${ipv4Bits}`)}/${ipv4Bits}`
}

/** Some proxies write the port of the connection too. */
const withoutPort = (address: string): string => {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? []
  const [, dotted] = /^([\d.]+):\d+$/.exec(address) ?? []
  return bracketed ?? dotted ?? address
}
