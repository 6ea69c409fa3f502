/** An entry of a draw: a person's ticket for one variant. */
export type Ticket = { readonly id: string; readonly variantId: string }

/** The place of a ticket among those for the same variant, from 1; those up to the number of units win. */
export type Placed = Ticket & { readonly place: number; readonly isWinner: boolean }

export type DrawInput = {
  readonly seed: string
  readonly tickets: readonly Ticket[]
  /** Units of each variant. */
  readonly units: Readonly<Record<string, number>>
}

/** Writes the SHA-256 of a text in hexadecimal digits. */
export type Digest = (text: string) => string

/**
 * Orders the tickets of each variant by the digest of seed and ticket. Everyone who knows the published seed gets the same places, whatever
 * the order in which the tickets came, and the shop cannot choose a seed afterwards, because its digest was published before the first
 * ticket.
 */
export function planDraw({ seed, tickets, units }: DrawInput, digest: Digest): Placed[] {
  const groups = Map.groupBy(tickets, ({ variantId }) => variantId)
  return [...groups].flatMap(([variantId, group]) => {
    const ranked = group
      .map((ticket) => ({ ticket, rank: digest(`${seed}:${ticket.id}`) }))
      .toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
    return ranked.map(({ ticket: { id } }, index) => ({
      ...{ id, variantId, place: index + 1 },
      isWinner: index < (units[variantId] ?? 0),
    }))
  })
}
