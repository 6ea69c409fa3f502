const shortest = 3

/** Finds what the titles of a group's items begin with, without the colour and size that end them; the first title where that is nothing. */
export function findSharedTitle(titles: readonly string[]): string {
  const [first = '', ...others] = titles
  const words = first.split(' ')
  const shared = words.findIndex((word, index) => others.some((title) => title.split(' ')[index] !== word))
  if (shared < 0) return first
  const prefix = words
    .slice(0, shared)
    .join(' ')
    .replace(/[\s,;:|/(–—-]+$/u, '')
  return prefix.length >= shortest ? prefix : first
}
