type Rule = readonly [pattern: RegExp, sound: string]

// The spellings of one sound that people take for each other; a language without rules is spelled as it is compared.
const rulesOf: Readonly<Record<string, readonly Rule[]>> = {
  es: [
    [/(?<!c)h/g, ''],
    [/v/g, 'b'],
    [/ll/g, 'y'],
    [/z|c(?=[ei])/g, 's'],
    [/qu(?=[ei])|c(?!h)/g, 'k'],
    [/g(?=[ei])/g, 'j'],
    [/(.)\1/g, '$1'],
  ],
  it: [
    [/ch(?=[ei])|c(?![eih])|q/g, 'k'],
    [/gh(?=[ei])/g, 'g'],
    [/[jy]/g, 'i'],
    [/w/g, 'v'],
    [/(.)\1/g, '$1'],
  ],
  nl: [
    [/ij|y/g, 'ei'],
    [/au/g, 'ou'],
    [/ch/g, 'g'],
    [/c(?=[ei])|z/g, 's'],
    [/c/g, 'k'],
    [/v/g, 'f'],
    [/dt?$/g, 't'],
    [/(.)\1/g, '$1'],
  ],
}

/** Writes a word as it sounds: `votas` and `botas` are one in Spanish, `giache` and `giacche` in Italian. */
export function toSound(word: string, language: string): string {
  return (rulesOf[language] ?? []).reduce((sound, [pattern, letters]) => sound.replace(pattern, letters), word)
}
