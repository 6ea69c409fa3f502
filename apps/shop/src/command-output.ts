/** Writes a line of a command's result. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Writes why a command failed, and sets the exit code: 2 for an invalid command, 1 for a refused one. */
export function fail(text: string, code: 1 | 2): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = code
}
