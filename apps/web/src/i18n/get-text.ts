import { messageAreas } from '@lacehouse/messages'
import { getShop, type WithContext } from '../shop-context.ts'
import { getMessages } from './catalogues.ts'
import { formatWords } from './format-words.ts'
import type { Translate } from './use-text.ts'

/** Gives a loader the words of its locale, all areas of them: for titles and descriptions, which the browser need not know. */
export function getTranslate(args: WithContext): Translate {
  const { locale } = getShop(args)
  const words = { locale, catalogue: getMessages(locale, messageAreas) }
  return (id, values) => String(formatWords(words, id, values))
}
