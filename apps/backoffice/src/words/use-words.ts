import { useContext } from 'react'
import { type Words, WordsContext } from './words-context.ts'

/** Returns the words and formats of the page. */
export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('The words are provided around every page.')
  return words
}
