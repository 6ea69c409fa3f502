import { createDeeplTranslation } from './deepl.ts'
import { noTranslation, type Translation } from './translation.ts'

/** The translation service of a shop; null translates nothing. */
export type TranslationConfig = { readonly url: string; readonly apiKey: string } | null

const ofFreePlan = ':fx'

/** Reads the translation service: with DEEPL_API_KEY reviews are translated by DeepL, whose free plan has an address of its own. */
export function readTranslation(env: Readonly<Record<string, string | undefined>>): TranslationConfig {
  const { DEEPL_API_KEY: apiKey, DEEPL_API_URL } = env
  if (!apiKey) return null
  const url = DEEPL_API_URL ?? `https://api${apiKey.endsWith(ofFreePlan) ? '-free' : ''}.deepl.com`
  return { apiKey, url: url.replace(/\/+$/, '') }
}

/** Opens the service that translates reviews. */
export function openTranslation(config: TranslationConfig): Translation {
  return config ? createDeeplTranslation(config) : noTranslation
}
