import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { messageAreas } from '@lacehouse/messages'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import type { RouterContextProvider } from 'react-router'
import { getShop } from '../shop-context.ts'
import { getMessages } from './catalogues.ts'
import type { Say } from './use-text.ts'

const cache = createIntlCache()
const spoken = new Map<string, IntlShape>()

/** Gives a loader the words of its locale, all areas of them: for titles and descriptions, which the browser need not know. */
export function getText(args: { readonly context: Readonly<RouterContextProvider> }): Say {
  const { locale } = getShop(args)
  const intl =
    spoken.get(locale) ??
    createIntl({ locale: toLanguageTag(locale), messages: getMessages(locale, messageAreas) }, cache)
  spoken.set(locale, intl)
  return (id, values) => intl.formatMessage({ id }, values)
}
