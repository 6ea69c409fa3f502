import type { MessageArea } from '@lacehouse/messages'
import { createContext, type ReactNode, use, useContext, useMemo } from 'react'
import { getMessages, loadAreas } from './catalogues.ts'
import type { Words } from './format-words.ts'

export type Spoken = Words & { readonly areas: readonly MessageArea[] }

export const SpokenContext = createContext<Spoken>({ locale: 'en-us', areas: [], catalogue: {} })

/** Gives the messages and the locale of the surrounding provider. */
export function useWords(): Words {
  return useContext(SpokenContext)
}

/** Gives the locale of the page's URL: `fr-ca`. */
export function useLocale() {
  return useContext(SpokenContext).locale
}

type Props = {
  /** Absent inside another provider, whose locale is inherited and whose areas are extended. */
  readonly locale?: string
  readonly areas: readonly MessageArea[]
  readonly children: ReactNode
}

/** Provides messages to its children. It suspends while they are fetched, within the navigation that needs them. */
export function MessagesProvider({ locale: given, areas: added, children }: Props) {
  const outer = useContext(SpokenContext)
  const locale = given ?? outer.locale
  const wanted = [...new Set([...outer.areas, ...added])].join(' ')
  const areas = useMemo(() => wanted.split(' ') as MessageArea[], [wanted])
  use(loadAreas(locale, areas))
  const spoken = useMemo(() => ({ locale, areas, catalogue: getMessages(locale, areas) }), [locale, areas])
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}
