const smallest = 1024
/** A table that is fuller has long searches. */
const fullest = 0.7

/**
 * Hashes a text to a whole number of 53 bits, never 0: among a million texts two share one with a probability of one in twenty
 * thousand.
 */
function toHash(text: string): number {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 2_654_435_761)
    b = Math.imul(b ^ code, 1_597_334_677)
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909)
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909)
  return (b >>> 0) * 2 ** 21 + (a >>> 11) || 1
}

/** A table of texts and numbers that holds hashes instead of the texts: 20 to 45 bytes for each, outside of the heap. */
export type HashTable = {
  /** Returns the number of a text; undefined for one that the table does not have. */
  readonly get: (text: string) => number | undefined
  readonly set: (text: string, value: number) => void
  readonly size: () => number
}

/** Makes an empty table, which grows by doubling. */
export function createHashTable(): HashTable {
  let keys = new Float64Array(smallest)
  let values = new Float64Array(smallest)
  let size = 0
  const findSlot = (hash: number): number => {
    const mask = keys.length - 1
    let at = hash % keys.length
    while (keys[at] !== 0 && keys[at] !== hash) at = (at + 1) & mask
    return at
  }
  const grow = (): void => {
    const [oldKeys, oldValues] = [keys, values]
    keys = new Float64Array(oldKeys.length * 2)
    values = new Float64Array(oldKeys.length * 2)
    for (const [index, hash] of oldKeys.entries()) {
      if (hash === 0) continue
      const at = findSlot(hash)
      keys[at] = hash
      values[at] = oldValues[index] ?? 0
    }
  }
  return {
    get: (text) => {
      const at = findSlot(toHash(text))
      return keys[at] === 0 ? undefined : values[at]
    },
    set: (text, value) => {
      const hash = toHash(text)
      const at = findSlot(hash)
      if (keys[at] === 0) size += 1
      keys[at] = hash
      values[at] = value
      if (size > keys.length * fullest) grow()
    },
    size: () => size,
  }
}

/** The barcodes of the products that a dry run has seen, which the database does not have, because the dry run is undone. */
export type SeenBarcodes = {
  /** Says whether a product that was seen has the barcode. */
  readonly isOfOther: (barcode: string, productId: string) => boolean
  /** Says whether a product was seen: it has no barcodes but those that were seen with it. */
  readonly hasProduct: (productId: string) => boolean
  readonly add: (productId: string, barcodes: readonly string[]) => void
}

/** Makes an empty memory of barcodes. */
export function createSeenBarcodes(): SeenBarcodes {
  const products = createHashTable()
  const owners = createHashTable()
  return {
    isOfOther: (barcode, productId) => {
      const owner = owners.get(barcode)
      return owner !== undefined && owner !== products.get(productId)
    },
    hasProduct: (productId) => products.get(productId) !== undefined,
    add: (productId, barcodes) => {
      const number = products.get(productId) ?? products.size()
      products.set(productId, number)
      for (const barcode of barcodes) owners.set(barcode, number)
    },
  }
}
