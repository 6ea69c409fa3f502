import type { ProofShop } from './shop/open-proof-shop.ts'

/** One figure of a proof: what was found, what had to be, and whether it is so. */
export type Finding = {
  readonly what: string
  readonly found: string | number
  readonly wanted: string | number
  readonly holds: boolean
}

export type ProofContext = {
  readonly shop: ProofShop
  /** How often, or how many at once: what it means is the proof's own. */
  readonly runs: number
  readonly seed: number
  /** A repeatable stream of whole numbers below a bound. */
  readonly draw: (below: number) => number
  /** True when the time for this proof is over: it stops where it is and says how far it came. */
  readonly isLate: () => boolean
}

/** A case of docs/proof.md: something that is done to the shop, and what must hold afterwards. */
export type Proof = {
  readonly id: string
  readonly title: string
  /** In full form; `--runs` makes it another number. */
  readonly runs: number
  readonly prove: (context: ProofContext) => Promise<readonly Finding[]>
}

export function isSame(what: string, found: string | number, wanted: string | number): Finding {
  return {
    what,
    found,
    wanted,
    holds: found === wanted,
  }
}

export function isAtMost(what: string, found: number, most: number): Finding {
  return {
    what,
    found,
    wanted: `≤ ${most}`,
    holds: found <= most,
  }
}

export function isAtLeast(what: string, found: number, least: number): Finding {
  return {
    what,
    found,
    wanted: `≥ ${least}`,
    holds: found >= least,
  }
}

/** Nothing of a kind was found; otherwise the first few are told. */
export function isEmpty(what: string, found: readonly string[]): Finding {
  return {
    what,
    found: found.length === 0 ? 0 : `${found.length}: ${found.slice(0, 3).join('; ')}`,
    wanted: 0,
    holds: found.length === 0,
  }
}
