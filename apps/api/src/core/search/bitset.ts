/** A set of small whole numbers as bits, 32 per word, so that a facet count takes microseconds. */
export type Bitset = Uint32Array

/** Creates an empty set for numbers below `size`. */
export function emptyBits(size: number): Bitset {
  return new Uint32Array(Math.ceil(size / 32))
}

export function addBit(bits: Bitset, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31))
}

export function removeBit(bits: Bitset, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) & ~(1 << (index & 31))
}

export function hasBit(bits: Bitset, index: number): boolean {
  return ((bits[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0
}

/** Returns the numbers in both sets. */
export function intersect(a: Bitset, b: Bitset): Bitset {
  const result = new Uint32Array(a.length)
  for (let i = 0; i < result.length; i += 1) result[i] = (a[i] ?? 0) & (b[i] ?? 0)
  return result
}

/** Returns the numbers of the first set that the second does not have. */
export function subtract(a: Bitset, b: Bitset): Bitset {
  const result = new Uint32Array(a.length)
  for (let i = 0; i < result.length; i += 1) result[i] = (a[i] ?? 0) & ~(b[i] ?? 0)
  return result
}

/** Returns the numbers in any of the sets. */
export function unite(sets: readonly Bitset[], size: number): Bitset {
  const result = emptyBits(size)
  for (const set of sets) for (let i = 0; i < result.length; i += 1) result[i] = (result[i] ?? 0) | (set[i] ?? 0)
  return result
}

/** Counts the numbers of a set. */
export function countBits(bits: Bitset): number {
  let count = 0
  for (let i = 0; i < bits.length; i += 1) count += countOnes(bits[i] ?? 0)
  return count
}

/**
 * Counts the numbers in both sets without building the intersection. Seven words at a time are added bit by bit to words of ones, twos
 * and fours, whose bits are counted instead: a third of the time of counting each word.
 */
export function countCommon(a: Bitset, b: Bitset): number {
  let count = 0
  let i = 0
  for (; i + 6 < a.length; i += 7) {
    const first = common(a, b, i)
    const second = common(a, b, i + 1)
    const third = common(a, b, i + 2)
    const three = first ^ second ^ third
    const fourth = common(a, b, i + 3)
    const fifth = common(a, b, i + 4)
    const five = three ^ fourth ^ fifth
    const sixth = common(a, b, i + 5)
    const seventh = common(a, b, i + 6)
    const carried = carry(first, second, third)
    const carriedNext = carry(three, fourth, fifth)
    const carriedLast = carry(five, sixth, seventh)
    count +=
      countOnes(five ^ sixth ^ seventh) +
      2 * countOnes(carried ^ carriedNext ^ carriedLast) +
      4 * countOnes(carry(carried, carriedNext, carriedLast))
  }
  for (; i < a.length; i += 1) count += countOnes(common(a, b, i))
  return count
}

const common = (a: Bitset, b: Bitset, i: number): number => (a[i] ?? 0) & (b[i] ?? 0)

/** The bits that at least two of three words have. */
const carry = (a: number, b: number, c: number): number => (a & b) | ((a ^ b) & c)

/** Says whether a set has no number. */
export function isEmptySet(bits: Bitset): boolean {
  for (let i = 0; i < bits.length; i += 1) if (bits[i] !== 0) return false
  return true
}

/** Calls a function with each number of a set in ascending order. */
export function eachBit(bits: Bitset, visit: (index: number) => void): void {
  for (let i = 0; i < bits.length; i += 1)
    for (let rest = bits[i] ?? 0; rest !== 0; rest &= rest - 1) visit(i * 32 + 31 - Math.clz32(rest & -rest))
}

/** Lists the numbers of a set in ascending order. */
export function listBits(bits: Bitset): Uint32Array {
  const numbers = new Uint32Array(countBits(bits))
  let at = 0
  eachBit(bits, (index) => {
    numbers[at] = index
    at += 1
  })
  return numbers
}

// Counts the bits of a word in parallel: pairs, then fours, then bytes.
const countOnes = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
