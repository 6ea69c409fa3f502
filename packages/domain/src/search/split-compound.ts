const shortestPart = 3
/** What is longer is no word of a language; looking for parts in it would take long. */
const longestCompound = 48
// What stands between two parts: `Training-s-jacke`, `Woll(e)-mütze`.
const links = ['', 's', 'n', 'en', 'es', 'er']

/**
 * Splits a compound into known words, with the longest last word first (`damenregenjacke` → `damen`, `regenjacke`); null where the
 * rest is not known. A part may lack its last e (`wollmutze`), and a linking sound may stand between two parts.
 */
export function splitCompound(word: string, isKnown: (part: string) => boolean): string[] | null {
  if (word.length > longestCompound) return null
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const tail = word.slice(at)
    if (!isKnown(tail)) continue
    const head = findHead(word.slice(0, at), isKnown)
    if (head) return [...head, tail]
  }
  return null
}

const findHead = (head: string, isKnown: (part: string) => boolean): string[] | null => {
  for (const link of links) {
    if (!head.endsWith(link)) continue
    const part = head.slice(0, head.length - link.length)
    if (part.length < shortestPart) continue
    if (isKnown(part)) return [part]
    if (isKnown(`${part}e`)) return [`${part}e`]
  }
  return splitCompound(head, isKnown)
}

/** The known end of a compound whose beginning is not known, the longest: a `zomerjas` is a kind of `jas`. Null where no end is known. */
export function findCompoundEnd(word: string, isKnown: (part: string) => boolean): string | null {
  if (word.length > longestCompound) return null
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1)
    if (isKnown(word.slice(at))) return word.slice(at)
  return null
}
