import { randomBytes } from 'node:crypto'
import type { Words } from '../words/en.ts'

/** A test person at the simulated identity provider. */
export type Person = {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly given_name: string
  readonly family_name: string
  readonly meaning: keyof Words
}

/** A person whom the demo shop knows, and one whose mailbox the provider has not verified. */
const known: readonly Person[] = [
  {
    ...{ sub: 'demo-consumer', email: 'consumer.us@lacehouse.test', email_verified: true },
    ...{ given_name: 'Avery', family_name: 'Marsh', meaning: 'identityKnown' },
  },
  {
    ...{ sub: 'demo-unverified', email: 'unverified.lace@example.com', email_verified: false },
    ...{ given_name: 'Una', family_name: 'Vale', meaning: 'identityUnverified' },
  },
]

const mostRemembered = 3

/** The people of the provider: the known ones, those who signed in newly, and each time a new one. */
export function createPeople() {
  const remembered: Person[] = []
  const drawn = new Map<string, Person>()
  const draw = (): Person => {
    const number = randomBytes(4).toString('hex')
    const person: Person = {
      ...{ sub: `demo-${number}`, email: `nora.${number}@example.com`, email_verified: true },
      ...{ given_name: 'Nora', family_name: 'Lace', meaning: 'identityNew' },
    }
    drawn.set(person.sub, person)
    // Only the newest offers stay; an old page offers no one any more.
    for (const sub of [...drawn.keys()].slice(0, -50)) drawn.delete(sub)
    return person
  }
  return {
    list: (): readonly Person[] => [...known, ...remembered, draw()],
    find: (sub: string): Person | null => {
      const person = [...known, ...remembered].find((one) => one.sub === sub) ?? drawn.get(sub)
      if (!person) return null
      if (drawn.delete(sub)) {
        remembered.unshift({ ...person, meaning: 'identityAgain' })
        remembered.splice(mostRemembered)
      }
      return person
    },
  }
}
