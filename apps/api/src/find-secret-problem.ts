const leastDistinct = 8
const placeholder = /secret|password|changeme|change-me|example|lacehouse|\s/i

/**
 * Finds a sign that a secret was not made at random; null if there is none. Of 32 random hexadecimal characters fewer than 8
 * are distinct once in some million times, of other random texts less often.
 */
export function findSecretProblem(secret: string): string | null {
  if (placeholder.test(secret)) return 'contains a word: make it at random, for example by `openssl rand -hex 32`'
  const isWeak = new Set(secret).size < leastDistinct || isRepetition(secret) || isSequence(secret)
  return isWeak ? 'is not random: make it by `openssl rand -hex 32`, for example' : null
}

/** Says whether a text is a shorter one, repeated. */
const isRepetition = (text: string): boolean => `${text}${text}`.indexOf(text, 1) <= text.length / 2

/** Says whether most characters follow their neighbour in the alphabet or repeat it. */
const isSequence = (text: string): boolean => {
  const steps = [...text].filter((letter, index) => {
    const step = index === 0 ? 9 : (letter.codePointAt(0) ?? 0) - (text.codePointAt(index - 1) ?? 0)
    return Math.abs(step) <= 1
  })
  return steps.length > text.length / 2
}
