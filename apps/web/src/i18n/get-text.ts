import { pageMessageAreas } from '@lacehouse/messages'
import { getShop, type WithContext } from '../shop-context.ts'
import { getMessages } from './catalogues.ts'
import { formatWords } from './format-words.ts'
import type { Translate } from './use-text.ts'

/** Gives a loader the messages of its locale in all areas: for titles and descriptions, which the browser does not need. */
export function getTranslate(args: WithContext): Translate {
  const { locale } = getShop(args)
  const words = { locale, catalogue: getMessages(locale, pageMessageAreas) }
  return (id, values) => String(formatWords(words, id, values))
}
