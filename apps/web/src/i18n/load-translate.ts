import type { MessageArea, MessageKey } from '@lacehouse/messages'
import { getMessages, loadAreas } from './catalogues.ts'
import { formatWords, type TextValues } from './format-words.ts'
import type { Translate } from './use-text.ts'

/** Loads the messages of some areas outside of React's tree, for what listens to the whole document. */
export async function loadTranslate(areas: readonly MessageArea[]): Promise<Translate> {
  const locale = document.documentElement.dataset.locale ?? 'en-us'
  await loadAreas(locale, areas)
  const words = { locale, catalogue: getMessages(locale, areas) }
  return (key: MessageKey, values?: TextValues) => String(formatWords(words, key, values))
}
