import { seconds } from '@lacehouse/domain/time/durations'
import { z } from 'zod'
import { createBoundedCache } from '../bounded-cache.ts'
import type { Translation, TranslationQuery } from './translation.ts'

export type DeeplOptions = { readonly url: string; readonly apiKey: string; readonly timeout?: number }

const Answer = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** Translations are kept for all readers, because the service charges for each character. */
const mostCached = 5000

/** Languages that the service writes in more than one way. */
const variants: Readonly<Record<string, string>> = {
  'en-us': 'EN-US',
  'en-ca': 'EN-US',
  'en-gb': 'EN-GB',
  'en-au': 'EN-GB',
}

/** Translates by DeepL's API (v2). An answer that is late, refused or unreadable is none. */
export function createDeeplTranslation(options: DeeplOptions): Translation {
  const cache = createBoundedCache<readonly string[]>(mostCached)
  return {
    isConfigured: true,
    translate: async (query) => {
      const key = JSON.stringify(query)
      const known = cache.get(key)
      if (known) return known
      const texts = await ask(options, query)
      if (texts) cache.set(key, texts)
      return texts
    },
  }
}

const ask = async (
  { url, apiKey, timeout = seconds(5) }: DeeplOptions,
  { texts, from, locale }: TranslationQuery,
): Promise<readonly string[] | null> => {
  const target = variants[locale] ?? locale.slice(0, 2).toUpperCase()
  try {
    const response = await fetch(`${url}/v2/translate`, {
      method: 'POST',
      headers: { authorization: `DeepL-Auth-Key ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: texts, source_lang: from.toUpperCase(), target_lang: target }),
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) return null
    const { translations } = Answer.parse(await response.json())
    return translations.length === texts.length ? translations.map(({ text }) => text) : null
  } catch {
    // The service is away, too slow, or answered something else.
    return null
  }
}
