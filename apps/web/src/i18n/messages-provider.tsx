import type { MessageArea } from '@lacehouse/messages'
import { createContext, type ReactNode, use, useContext, useMemo } from 'react'
import { getMessages, loadAreas } from './catalogues.ts'
import type { Words } from './format-words.ts'

type Spoken = Words & { readonly areas: readonly MessageArea[] }

const SpokenContext = createContext<Spoken>({ locale: 'en-us', areas: [], catalogue: {} })

/** The words around a component, and their locale. */
export function useWords(): Words {
  return useContext(SpokenContext)
}

/** Locale of the URL in which the page speaks: `fr-ca`. */
export function useLocale() {
  return useContext(SpokenContext).locale
}

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
  const spoken = useMemo(() => ({ locale, areas, catalogue: getMessages(locale, areas) }), [locale, areas])
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}
