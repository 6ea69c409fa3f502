import type { ProofShop } from './shop/open-proof-shop.ts'

/** One figure of a proof: the found value, the wanted value, and whether it holds. */
export type Finding = {
  readonly what: string
  readonly found: string | number
  readonly wanted: string | number
  readonly holds: boolean
}

export type ProofContext = {
  readonly shop: ProofShop
  /** The number of repetitions or of parallel shoppers, depending on the proof. */
  readonly runs: number
  readonly seed: number
  /** A repeatable stream of whole numbers below a bound. */
  readonly draw: (below: number) => number
  /** True when the time for this proof is over; it then stops and reports the runs that it finished. */
  readonly isLate: () => boolean
}

/** A case of docs/proof.md: an action on the shop, and the findings that must hold afterwards. */
export type Proof = {
  readonly id: string
  readonly title: string
  /** The number of runs of the full form; `--runs` overrides it. */
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

/** Holds if the list is empty; otherwise the finding shows the first three entries. */
export function isEmpty(what: string, found: readonly string[]): Finding {
  return {
    what,
    found: found.length === 0 ? 0 : `${found.length}: ${found.slice(0, 3).join('; ')}`,
    wanted: 0,
    holds: found.length === 0,
  }
}
