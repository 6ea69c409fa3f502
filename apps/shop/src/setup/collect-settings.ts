import { randomBytes } from 'node:crypto'
import { type Config, InvalidEnvironment, readConfig } from '@lacehouse/api/config'
import type { Settings } from './env-file.ts'
import type { Prompter } from './open-prompter.ts'
import { type Question, questions, silentSettings } from './questions.ts'

type Source = {
  /** The known settings: those of the file, with those of environment and flags over them. */
  readonly known: Settings
  readonly siteIds: readonly string[]
  /** Null asks nothing. */
  readonly prompter: Prompter | null
}

/** The settings as the file keeps them, and what they mean. */
type Collected = { readonly settings: Settings; readonly config: Config }

/** Collects the settings of a production shop; throws one error with every problem where it may not ask. */
export async function collectSettings({ known, siteIds, prompter }: Source): Promise<Collected> {
  const silent = Object.fromEntries(silentSettings.map((name) => [name, known[name]]))
  let settings: Settings = { SHOP_MODE: 'production', ...silent, ...makeSecrets(known) }
  for (const question of questions) {
    if (question.isNeeded?.(settings) === false) continue
    const fallback = question.name === 'SITES' ? siteIds.join(',') : question.fallback
    const given = { ...question, ...(fallback && { fallback }) }
    const check = (text: string) =>
      read({ ...settings, [question.name]: text }, siteIds).problems.find((it) => it.startsWith(`${question.name} `)) ??
      null
    settings = { ...settings, [question.name]: await answer(given, { known, prompter, check }) }
    if (question.name === 'PAYMENT_PROVIDER' && settings.PAYMENT_PROVIDER === 'sandbox')
      settings = { ...settings, ...makeSandboxSecrets(known) }
  }
  const { config, problems } = read(settings, siteIds)
  if (!config) throw new InvalidEnvironment(problems)
  return { settings, config }
}

type Answering = {
  readonly known: Settings
  readonly prompter: Prompter | null
  readonly check: (value: string) => string | null
}

/** Takes what is known, or asks until the answer is right; a known setting is offered as the answer. */
export async function answer(question: Question, { known, prompter, check }: Answering): Promise<string> {
  const { name, text, isSecret = false, isOptional = false } = question
  const offered = known[name] || question.fallback || ''
  if (!prompter) return offered
  for (;;) {
    const hint = offered ? ` [${isSecret ? 'as it is' : offered}]` : ''
    const value = (await prompter.ask(`${text}${hint}:`, { isSecret })) || offered
    const problem = value === '' ? (isOptional ? null : `${name} is needed`) : check(value)
    if (!problem) return value
    prompter.say(`  ${problem}.`)
  }
}

type Read = { readonly config: Config | null; readonly problems: readonly string[] }

/** Reads settings as a start of the shop does. Each problem that would refuse it begins with the name of its setting. */
const read = (settings: Settings, siteIds: readonly string[]): Read => {
  const unknown = settings.SITES?.split(/[,\s]+/).find((id) => !siteIds.includes(id))
  const ofSites = unknown === undefined ? [] : [`SITES has an unknown site ${unknown}; there are ${siteIds.join(', ')}`]
  try {
    const config = readConfig(settings)
    return { config: ofSites.length > 0 ? null : config, problems: ofSites }
  } catch (error) {
    if (!(error instanceof InvalidEnvironment)) throw error
    return { config: null, problems: [...error.problems, ...ofSites] }
  }
}

const makeSecret = (): string => randomBytes(32).toString('hex')

/** Secrets are made once: a new one would end every session and lose the numbers of gift cards. */
const makeSecrets = (known: Settings): Settings => ({
  SESSION_SECRET: known.SESSION_SECRET || makeSecret(),
  GIFT_CARD_SECRET: known.GIFT_CARD_SECRET || makeSecret(),
  METRICS_TOKEN: known.METRICS_TOKEN || makeSecret(),
})

const makeSandboxSecrets = (known: Settings): Settings => ({
  PAYMENT_API_KEY: known.PAYMENT_API_KEY || makeSecret(),
  PAYMENT_WEBHOOK_SECRET: known.PAYMENT_WEBHOOK_SECRET || makeSecret(),
})
