import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { IntlMessageFormat } from 'intl-messageformat'
import { type ReactNode, Suspense, use, useLayoutEffect, useMemo, useState } from 'react'
import { findLanguage, storeLanguage } from './languages.ts'
import { type Words, WordsContext } from './words-context.ts'

type Message = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>
type Catalogue = Readonly<Record<string, string | Message>>

const loaders = import.meta.glob<Catalogue>(
  '../../../../packages/messages/build/{en-us,de-de,fr-ca}/{backoffice,content}.json',
  {
    import: 'default',
  },
)
const loading = new Map<string, Promise<Catalogue>>()

function loadCatalogue(locale: string): Promise<Catalogue> {
  const known = loading.get(locale)
  if (known) return known
  const made = Promise.all(
    ['backoffice', 'content'].map((area) => loaders[`../../../../packages/messages/build/${locale}/${area}.json`]?.()),
  ).then((parts): Catalogue => Object.assign({}, ...parts))
  loading.set(locale, made)
  return made
}

type Props = { readonly children: ReactNode }

/** Provides the words of the chosen language. */
export function WordsProvider({ children }: Props) {
  const [locale, setLocale] = useState<string>(findLanguage)
  const choose = (next: string) => {
    storeLanguage(next)
    setLocale(next)
  }
  return (
    <Suspense fallback={null}>
      <LoadedWords locale={locale} setLocale={choose}>
        {children}
      </LoadedWords>
    </Suspense>
  )
}

function LoadedWords({ locale, setLocale, children }: Props & Pick<Words, 'locale' | 'setLocale'>) {
  const catalogue = use(loadCatalogue(locale))
  // The document is outside of React; screen readers and the calls read the language there.
  useLayoutEffect(() => {
    document.documentElement.lang = toLanguageTag(locale)
    document.documentElement.dataset.locale = locale
  }, [locale])
  const words = useMemo(() => makeWords(locale, catalogue), [locale, catalogue])
  return <WordsContext value={{ ...words, setLocale }}>{children}</WordsContext>
}

function makeWords(locale: string, catalogue: Catalogue): Omit<Words, 'setLocale'> {
  const tag = toLanguageTag(locale)
  const formats = new Map<string, IntlMessageFormat>()
  const moments = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  return {
    locale,
    t: (id, values) => {
      const message = catalogue[id]
      // The build checks all messages, so a missing one is a bug; its id is better than an empty page.
      if (message === undefined) return id
      if (typeof message === 'string') return message
      const format = formats.get(id) ?? new IntlMessageFormat(message, tag)
      formats.set(id, format)
      return String(format.format(values))
    },
    // Orders of several currencies stand in one list, so that a dollar sign alone would not do.
    money: (amount, currency) => new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount),
    moment: (at) => moments.format(new Date(at)),
    day: (at) => days.format(new Date(at)),
  }
}
