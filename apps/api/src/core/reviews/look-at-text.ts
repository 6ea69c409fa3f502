import { findLanguage } from '@lacehouse/domain/reviews/find-language'
import { type Finding, planPublication, screenText } from '@lacehouse/domain/reviews/screen-text'
import type { Site } from '@lacehouse/domain/site/site'

type Caller = { readonly site: Site; readonly locale: string }

export type LookedAt = {
  readonly language: string
  readonly findings: readonly Finding[]
  readonly state: 'waiting' | 'published'
}

/** Takes the automatic first look at the texts that a shopper sends together, and says whether they are published at once. */
export function lookAtText(texts: readonly string[], { site, locale }: Caller, photoCount = 0): LookedAt {
  const languages = site.locales.map((one) => one.slice(0, 2))
  const findings = screenText(texts, languages)
  const language = findLanguage(texts.join('\n')) ?? locale.slice(0, 2)
  return { language, findings, state: planPublication(findings, photoCount) }
}
