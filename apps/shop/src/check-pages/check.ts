import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listPaymentPages } from '@lacehouse/api'
import { readConfig } from '@lacehouse/api/config'
import { loadSites } from '@lacehouse/demo'
import { buildFolder, buildRecordFile, getBuildRecord } from '@lacehouse/web'
import { fail, say } from '../command-output.ts'
import { checkPaymentPages } from './check-payment-pages.ts'

const usage = 'lacehouse check pages [--url https://shop.example] [--record build-record.json]'

const options = { url: { type: 'string' }, record: { type: 'string' } } as const

/**
 * `lacehouse check pages`: fetches the payment pages under PUBLIC_URL and compares them with what the build made. A record that is kept
 * elsewhere also finds a changed build. The exit code is 1 when something differs.
 */
export async function check(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  if (positionals.length !== 1 || positionals[0] !== 'pages') return fail(usage, 2)
  const config = readConfig(process.env)
  const record = getBuildRecord(values.record ?? join(buildFolder, buildRecordFile))
  const publicUrl = (values.url ?? config.publicUrl).replace(/\/+$/, '')
  const locales = (await loadSites()).flatMap((site) => site.locales)
  const problems = await checkPaymentPages({ publicUrl, locales, record, payment: listPaymentPages(config) })
  if (problems.length > 0) return fail(problems.join('\n'), 1)
  say(`The payment pages of ${publicUrl} are as they were built.`)
}
