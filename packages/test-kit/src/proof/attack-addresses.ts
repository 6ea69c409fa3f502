/** The address of the proofs' attacker, reserved for documentation (RFC 5737). */
export const attackAddress = '203.0.113.9'

/** The headers that a proxy with one hop hands on: whatever the caller claims, followed by the caller's real address. */
export function behindProxy(claimed: string, address = attackAddress): string {
  return `${claimed}, ${address}`
}

/** Ways to write addresses of one IPv6 network of 64 bits, whole and compressed; a connection of one household has them all. */
export function toAddressOfNetwork(nth: number, network = '2001:db8:7:1'): string {
  const hex = (nth + 1).toString(16)
  const forms = [`${network}::${hex}`, `${network}:0:0:0:${hex}`, `${network}:${hex}::`, `${network}::${hex}:1`]
  return forms[nth % forms.length] ?? ''
}

/** A different IPv4 address for each number below 64,000, none of them of the attacker's network. */
export function toAddress(nth: number): string {
  return `198.18.${Math.floor(nth / 250) % 256}.${1 + (nth % 250)}`
}
