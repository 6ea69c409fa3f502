import type { Block } from '@lacehouse/contracts'
import type { WordKey } from '../../../words/words-context.ts'

type Translate = (id: WordKey) => string

/** Names a field of a contract; one without words of its own by its name, so that a new field can be edited at once. */
export function toFieldWord(t: Translate, name: string): string {
  return find(t, `content.field.${name}`) ?? toWords(name)
}

/** Explains a field; null where its name says enough. */
export function toFieldHint(t: Translate, name: string): string | null {
  return find(t, `content.hint.${name}`)
}

/** Names a value that can be chosen. */
export function toChoiceWord(t: Translate, value: string | number): string {
  return find(t, `content.choice.${value}`) ?? String(value)
}

/** Names a type of blocks. */
export function toBlockWord(t: Translate, type: string): string {
  return find(t, toBlockKey(type as Block['type'])) ?? toWords(type)
}

/** Makes the compiler ask for the name of each type in the back office's messages. */
const toBlockKey = (type: Block['type']): WordKey => `content.block.${type}`

const find = (t: Translate, id: string): string | null => {
  const word = t(id as WordKey)
  return word === id ? null : word
}

/** Writes `backgroundColor` and `article-grid` as words. */
const toWords = (name: string): string => {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
