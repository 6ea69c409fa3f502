/**
 * Ends the process with a sentence when a name is unknown, so that no request is ignored silently.
 * @param {string[]} wanted
 * @param {string[]} known
 */
export function requireKnown(wanted, known) {
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  process.stderr.write(`There is no ${unknown.join(', ')} to run: there are ${known.join(', ')}.\n`)
  process.exit(2)
}
