/** The colour and picture with which a tile is shown at first. */
export type OwnPicture = { readonly value: string; readonly address: string }

const findHash = (address: string) => /^\/i\/([\w-]+)\//.exec(address)?.[1] ?? null

/**
 * Writes the address of a colour's picture for an attribute, without width and format. The pictures of a product's colours mostly differ
 * in the hash and in the name of the colour, so that the hash alone stands for the address.
 */
export function writeColourPicture(address: string, value: string, own: OwnPicture): string {
  const hash = findHash(address)
  return hash && readColourPicture(hash, value, own) === address ? hash : address
}

/** Reads the address of a colour's picture from its attribute and the tile's own picture. */
export function readColourPicture(written: string, value: string, own: OwnPicture): string {
  if (written.includes('/')) return written
  const name = own.address.replace(/^.*\//, '').replace(own.value, () => value)
  return `/i/${written}/${name}`
}
