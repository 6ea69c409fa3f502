import { readFile, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { createSearchInspector, openSecurityLog, type SearchInspector } from '@lacehouse/api'
import type { Config } from '@lacehouse/api/config'
import { loadSites } from '@lacehouse/demo'
import type { Site } from '@lacehouse/domain/site/site'
import { fail, say } from './command-output.ts'
import { openForCommand } from './open-for-command.ts'

const usage = [
  'lacehouse search explain <query or category:2101> [--locale en-us] [--product <id>] [--size <size>]',
  'lacehouse search export <file.json> [--locale en-us]',
  'lacehouse search import <file.json> [--locale en-us] [--live]',
].join('\n')

const options = {
  locale: { type: 'string', default: 'en-us' },
  product: { type: 'string' },
  size: { type: 'string', multiple: true },
  live: { type: 'boolean', default: false },
} as const

const mostExplained = 10

/** `lacehouse search`: explains the order of results and of a category's lists, and moves synonyms, redirects, boosts and pins as JSON. */
export async function search(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [action = '', subject] = positionals
  if (!['explain', 'export', 'import'].includes(action) || !subject) return fail(usage, 2)
  const opened = await openForCommand()
  try {
    const site = (await loadSites(opened.config.sites)).find(({ locales }) => locales.includes(values.locale))
    if (!site) return fail(`There is no locale ${values.locale}.`, 2)
    const inspector = createSearchInspector({ database: opened.database, now: Date.now })
    const of = { site, locale: values.locale }
    const mySizes = values.size ?? []
    if (action === 'explain') await explain(inspector, { ...of, mySizes, text: subject, productId: values.product })
    else if (action === 'export') await exportRules(inspector, { ...of, file: subject })
    else await importRules(inspector, { ...of, file: subject, isLive: values.live, config: opened.config })
  } finally {
    await opened.close()
  }
}

type Subject = { readonly site: Site; readonly locale: string }
type Explaining = Subject & {
  readonly mySizes: readonly string[]
  readonly text: string
  readonly productId: string | undefined
}

const explain = async (inspector: SearchInspector, { text, productId, ...audience }: Explaining): Promise<void> => {
  const question = { text, most: mostExplained, ...(productId && { productId }) }
  const { words, filters, relaxed, products, total, correctedQuery, redirect } = await inspector.explain(
    audience,
    question,
  )
  say(`${total} products${correctedQuery ? `, corrected to ${correctedQuery}` : ''}`)
  if (redirect) say(`leads to ${redirect}`)
  for (const word of words) say(`word    ${word.text}: ${word.meanings.join(', ') || 'as text'}`)
  if (filters.length > 0) say(`filters ${filters.join(', ')}`)
  if (relaxed.length > 0) say(`left out ${relaxed.join(', ')}`)
  for (const { productId: id, name, points, score, isPinned } of products) {
    const parts = Object.entries(points).map(([part, value]) => `${part} ${value.toFixed(1)}`)
    say(`${score.toFixed(1).padStart(6)}  ${id}  ${name}  (${parts.join(', ')}${isPinned ? ', pinned' : ''})`)
  }
  if (productId && products.length === 0) say(`${productId} is not among them.`)
}

const exportRules = async (inspector: SearchInspector, { file, site, locale }: Subject & { file: string }) => {
  const { live } = await inspector.readRules({ siteId: site.siteId, locale })
  await writeFile(file, `${JSON.stringify(live, null, 2)}\n`)
  say(`The live rules of ${site.siteId} in ${locale} are in ${file}.`)
}

type Importing = Subject & { readonly file: string; readonly isLive: boolean; readonly config: Config }

const importRules = async (inspector: SearchInspector, { file, site, locale, isLive, config }: Importing) => {
  const given: unknown = JSON.parse(await readFile(file, 'utf8'))
  const written = await inspector.writeRules({ siteId: site.siteId, locale }, given, isLive)
  record(config, `search import ${site.siteId} ${locale}`, written.ok)
  if (!written.ok) return fail(`The file has no rules: ${written.reason}`, 1)
  say(`The rules of ${site.siteId} in ${locale} are ${isLive ? 'live' : 'the draft'}.`)
}

/** Enters the command into the security log; without a file for it, on the standard error. */
const record = ({ securityLog: path, sessionSecret: secret }: Config, target: string, isDone: boolean): void => {
  const onError = (error: Error): void => {
    process.stderr.write(`The security log could not be written: ${error.message}\n`)
  }
  const log = openSecurityLog({ path, stream: 2, secret, now: Date.now, onError })
  const actor = `operator:${userInfo().username}`
  log.record('operator_command', { actor }, { target, outcome: isDone ? 'allowed' : 'refused' })
  log.close()
}
