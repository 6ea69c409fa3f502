import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { listStaffProblems } from '@lacehouse/api'
import { InvalidEnvironment } from '@lacehouse/api/config'
import { loadSites } from '@lacehouse/demo'
import type { Site } from '@lacehouse/domain/site/site'
import { fail, say } from '../command-output.ts'
import { checkConnections } from './check-connections.ts'
import { answer, collectSettings } from './collect-settings.ts'
import { readEnvFile, type Settings, writeEnvFile } from './env-file.ts'
import { openPrompter, type Prompter } from './open-prompter.ts'
import { prepareShop } from './prepare-shop.ts'
import { firstSteps, questions, silentSettings } from './questions.ts'

const toFlag = (name: string): string => name.toLowerCase().replaceAll('_', '-')

const asked = [...questions, ...firstSteps]
const flagged = [...asked.filter(({ isSecret }) => !isSecret).map(({ name }) => name), ...silentSettings]
const secrets = ['SESSION_SECRET', 'GIFT_CARD_SECRET', 'METRICS_TOKEN', 'PAYMENT_API_KEY', 'PAYMENT_WEBHOOK_SECRET']

// Not `env-file`, which Node takes for itself wherever it stands.
const options: ParseArgsOptionsConfig = {
  'settings-file': { type: 'string' },
  'non-interactive': { type: 'boolean' },
  'skip-checks': { type: 'boolean' },
  ...Object.fromEntries(flagged.map((name) => [toFlag(name), { type: 'string' as const }])),
}

/**
 * `lacehouse setup`: makes a production shop step by step: settings and secrets in a file, mail server, database, catalogue and the
 * first member of staff. Repeated, it offers what is there, and changes only what is answered otherwise.
 */
export async function setup(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options })
  const file = resolve(String(values['settings-file'] ?? process.env.SHOP_ENV_FILE ?? '.production/shop.env'))
  const prompter = values['non-interactive'] ? null : openPrompter({ input: process.stdin, output: process.stdout })
  try {
    await run(file, { values, prompter })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    fail(
      error instanceof InvalidEnvironment
        ? `Settings are missing or wrong:\n  ${error.problems.join('\n  ')}`
        : error.message,
      1,
    )
  } finally {
    prompter?.close()
  }
}

type Given = { readonly values: Readonly<Record<string, unknown>>; readonly prompter: Prompter | null }

const run = async (file: string, { values, prompter }: Given): Promise<void> => {
  const known = await readKnown(file, values)
  const sites = await loadSites({ folder: known.SITES_DIR ? resolve(known.SITES_DIR) : null })
  const { settings, config } = await collectSettings({ known, siteIds: sites.map(({ siteId }) => siteId), prompter })
  const site = sites.find(({ siteId }) => siteId === settings.SITES?.split(/[,\s]+/)[0])
  const first = site ? await collectFirstSteps(site, { known, prompter }) : {}
  await writeEnvFile(file, settings)
  say(`Settings: ${file}, which only its owner may read.`)
  if (values['skip-checks'] === true) say('Mail server and payment providers: not checked.')
  else await checkConnections(config, say)
  await prepareShop({ config, first, say })
  say(
    [
      '',
      'The shop is ready. Start it with:',
      '',
      `  SHOP_ENV_FILE=${file} npm start`,
      '',
      ...listNext(settings),
      '',
    ].join('\n'),
  )
}

/** The settings of the file, those of the environment over them, and flags over both. */
const readKnown = async (file: string, values: Given['values']): Promise<Settings> => {
  const names = [...asked.map(({ name }) => name), ...silentSettings, ...secrets]
  const ofEnvironment = Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
  const ofFlags = Object.fromEntries(
    flagged.flatMap((name) => (values[toFlag(name)] === undefined ? [] : [[name, String(values[toFlag(name)])]])),
  )
  const known: Settings = { ...(await readEnvFile(file)), ...ofEnvironment, ...ofFlags }
  return { ...known, DATA_DIR: resolve(known.DATA_DIR ?? dirname(file)) }
}

type Known = { readonly known: Settings; readonly prompter: Prompter | null }

const fieldOf: Readonly<Record<string, string>> = {
  STAFF_EMAIL: 'email',
  STAFF_FIRST_NAME: 'firstName',
  STAFF_LAST_NAME: 'lastName',
  STAFF_PASSWORD: 'password',
}

const collectFirstSteps = async (site: Site, { known, prompter }: Known): Promise<Settings> => {
  let first: Settings = {}
  for (const question of firstSteps) {
    if (question.name.startsWith('STAFF_') && question.name !== 'STAFF_EMAIL' && !first.STAFF_EMAIL) continue
    const check = (text: string) => findFirstProblem(site, question.name, text)
    const value = await answer(question, { known, prompter, check })
    const problem = value ? check(value) : question.isOptional ? null : 'is needed'
    if (problem) throw new InvalidEnvironment([`${question.name}: ${problem}`])
    first = { ...first, [question.name]: value }
  }
  return first
}

const findFirstProblem = (site: Site, name: string, value: string): string | null => {
  if (name === 'CATALOGUE') return value === 'demo' || existsSync(value) ? null : `There is no file ${value}`
  const field = fieldOf[name]
  if (!field) return null
  const member = { site, firstName: '', lastName: '', email: '', password: '', now: Date.now(), [field]: value }
  const problem = listStaffProblems(member).find((words) => words.startsWith(`${field}: `))
  return problem?.slice(field.length + 2).replace(/\.$/, '') ?? null
}

const listNext = ({ PUBLIC_URL, PAYMENT_PROVIDER, PAYPAL_ENVIRONMENT }: Settings): string[] => [
  `Let a proxy with TLS pass ${PUBLIC_URL} on to it, and trust it by TRUST_PROXY (docs/operations.md, Configuration).`,
  ...(PAYMENT_PROVIDER === 'stripe'
    ? [`Give Stripe the address of webhooks: ${PUBLIC_URL}/webhooks/payments/stripe`]
    : []),
  ...(PAYPAL_ENVIRONMENT ? [`Give PayPal the address of webhooks: ${PUBLIC_URL}/webhooks/payments/paypal`] : []),
]
