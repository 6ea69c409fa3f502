type Block = { readonly id: string; readonly type: string; readonly fragmentId?: string }

/** Finds the blocks of a fragment; null where there is none. */
type FindBlocks<Shown extends Block> = (fragmentId: string) => Promise<readonly Shown[] | null>

/** How deep fragments may stand within each other. */
const deepest = 3

/**
 * Puts the blocks of fragments in the places of the blocks that name them. Their ids begin with that of the place, so that a fragment
 * may be shown twice on a page. A fragment that does not exist, that contains itself or that stands deeper than three levels shows nothing.
 */
export async function expandFragments<Shown extends Block>(
  blocks: readonly Shown[],
  findBlocks: FindBlocks<Shown>,
  above: readonly string[] = [],
): Promise<Shown[]> {
  const expanded = blocks.map(async (block): Promise<readonly Shown[]> => {
    if (block.type !== 'fragment') return [block]
    const { id, fragmentId = '' } = block
    if (above.includes(fragmentId) || above.length >= deepest) return []
    const own = (await findBlocks(fragmentId)) ?? []
    const named = own.map((one) => ({ ...one, id: `${id}-${one.id}` }))
    return expandFragments(named, findBlocks, [...above, fragmentId])
  })
  return (await Promise.all(expanded)).flat()
}
