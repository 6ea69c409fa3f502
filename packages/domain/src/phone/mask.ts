/**
 * Formats a text by a mask: `X` takes a digit, `#` and `A` a letter, all other characters stand for themselves. Characters that
 * fit no place are left out.
 */
export function formatByMask(mask: string, text: string): string {
  const letters = [...text].filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  let shown = ''
  let pending = ''
  for (const place of mask) {
    const wanted = placePattern(place)
    if (!wanted) {
      pending += place
      continue
    }
    const next = takeNext(letters, wanted)
    if (next === undefined) break
    shown += pending + next
    pending = ''
  }
  return letters.length === 0 && /[\p{L}\p{N}]/u.test(shown) ? shown + toClosing(pending) : shown
}

/** Converts a mask to the array format of @maskito. */
export function toMaskitoMask(mask: string): (string | RegExp)[] {
  return [...mask].map((place) => placePattern(place) ?? place)
}

/** Counts the places of a mask that take a character. */
export function countPlaces(mask: string): number {
  return [...mask].filter((place) => placePattern(place)).length
}

function placePattern(place: string): RegExp | null {
  if (place === 'X') return /\d/
  return place === '#' || place === 'A' ? /[a-z]/i : null
}

function takeNext(letters: string[], wanted: RegExp): string | undefined {
  const at = letters.findIndex((letter) => wanted.test(letter))
  return letters.splice(0, at < 0 ? letters.length : at + 1)[at]
}

// Of the characters after the last place, only a closing bracket is shown.
function toClosing(pending: string): string {
  return pending.startsWith(')') ? ')' : ''
}
