import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import type { MessageArea } from '@lacehouse/messages'
import { createContext, type ReactNode, use, useContext, useMemo } from 'react'
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl'
import { preloadAreas } from './catalogue-urls.ts'
import { getMessages, loadAreas } from './catalogues.ts'

type Spoken = { readonly locale: string; readonly areas: readonly MessageArea[] }

const cache = createIntlCache()
const SpokenContext = createContext<Spoken>({ locale: 'en-us', areas: [] })

/** Locale of the URL in which the page speaks: `fr-ca`. */
export const useLocale = () => useContext(SpokenContext).locale

type Props = {
  /** Absent inside another provider, whose locale and areas are added to. */
  readonly locale?: string
  readonly areas: readonly MessageArea[]
  readonly children: ReactNode
}

/** Gives words to what is inside; waits where they have to be fetched, within the navigation that asked for them. */
export function MessagesProvider({ locale: given, areas: added, children }: Props) {
  const outer = useContext(SpokenContext)
  const locale = given ?? outer.locale
  const wanted = [...new Set([...outer.areas, ...added])].join(' ')
  const areas = useMemo(() => wanted.split(' ') as MessageArea[], [wanted])
  use(loadAreas(locale, areas))
  preloadAreas(locale, areas)

  const spoken = useMemo(() => ({ locale, areas }), [locale, areas])
  const intl = useMemo(
    () => createIntl({ locale: toLanguageTag(locale), messages: getMessages(locale, areas) }, cache),
    [locale, areas],
  )
  return (
    <SpokenContext value={spoken}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </SpokenContext>
  )
}
