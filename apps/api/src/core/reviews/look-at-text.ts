import { createHash } from 'node:crypto'
import type { Executor } from '@lacehouse/database'
import { findLanguage } from '@lacehouse/domain/reviews/find-language'
import { foldText } from '@lacehouse/domain/reviews/repeated-text'
import { type Finding, planPublication, screenText, toRepeatedText } from '@lacehouse/domain/reviews/screen-text'
import type { Site } from '@lacehouse/domain/site/site'
import { listRepeatedUnder } from './repeated-texts.queries.ts'

type Caller = { readonly site: Site; readonly locale: string }

type Sent = {
  readonly title?: string
  /** What is compared with other texts; titles are often alike, and easily changed. */
  readonly body: string
  readonly nickname: string
  readonly consumerNo: string
  /** The product of a review: a person may write their own review anew. */
  readonly reviewOf?: string
  readonly photoCount?: number
}

export type LookedAt = {
  readonly language: string
  readonly findings: readonly Finding[]
  readonly state: 'waiting' | 'published'
  /** By which the text is found again; null for a short one. */
  readonly textHash: string | null
}

/** Takes the automatic first look at the texts that a shopper sends together, and says whether they are published at once. */
export async function lookAtText(
  executor: Executor,
  { title = '', body, nickname, consumerNo, reviewOf, photoCount = 0 }: Sent,
  { site, locale }: Caller,
): Promise<LookedAt> {
  const languages = site.locales.map((one) => one.slice(0, 2))
  const textHash = toTextHash(body)
  const asked = textHash === null ? null : { hash: textHash, consumerNo, ownProductId: reviewOf ?? null }
  const repeated = asked ? await listRepeatedUnder(executor, asked) : []
  const findings = [
    ...screenText([title, body, nickname], languages),
    ...(repeated.length > 0 ? [toRepeatedText(repeated)] : []),
  ]
  const language = findLanguage([title, body, nickname].join('\n')) ?? locale.slice(0, 2)
  return { language, findings, state: planPublication(findings, photoCount), textHash }
}

const toTextHash = (body: string): string | null => {
  const folded = foldText(body)
  return folded === null ? null : createHash('sha256').update(folded).digest('hex')
}
