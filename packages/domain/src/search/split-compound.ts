const shortestPart = 3
// What stands between two parts: `Training-s-jacke`, `Woll(e)-mütze`.
const links = ['', 's', 'n', 'en', 'es', 'er']

/**
 * Splits a compound into known words, with the longest last word first (`damenregenjacke` → `damen`, `regenjacke`); null where the
 * rest is not known. A part may lack its last e (`wollmutze`), and a linking sound may stand between two parts.
 */
export function splitCompound(word: string, isKnown: (part: string) => boolean): string[] | null {
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
