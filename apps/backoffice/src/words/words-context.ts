import type { MessageKeyOf } from '@lacehouse/messages'
import { createContext } from 'react'

export type WordKey = MessageKeyOf<'backoffice'> | MessageKeyOf<'content'>
export type WordValues = Readonly<Record<string, string | number>>

/** The words and formats of the language that a member of staff chose. */
export type Words = {
  readonly locale: string
  readonly setLocale: (locale: string) => void
  readonly t: (id: WordKey, values?: WordValues) => string
  readonly money: (amount: number, currency: string) => string
  readonly moment: (at: string) => string
  readonly day: (at: string) => string
}

export const WordsContext = createContext<Words | null>(null)
