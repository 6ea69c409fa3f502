import type { PaymentPages } from '@lacehouse/api'
import { seconds } from '@lacehouse/domain/time/durations'
import { type BuildRecord, securityHeaders, toDocumentHeaders } from '@lacehouse/web'
import { listNamedFiles, listPageProblems, toRecordHash } from './list-page-problems.ts'

export type PageCheck = {
  /** The address under which shoppers see the shop. */
  readonly publicUrl: string
  readonly locales: readonly string[]
  readonly record: BuildRecord
  readonly payment: PaymentPages
}

const patience = seconds(15)

/**
 * Fetches the payment pages of all locales and the script files that they name, as a browser would, and compares them with what the
 * build made. Returns a sentence for each problem.
 */
export async function checkPaymentPages({ publicUrl, locales, record, payment }: PageCheck): Promise<string[]> {
  const paths = Object.keys(record.pages).filter((path) => locales.includes(path.split('/')[1] ?? ''))
  const problems: string[] = []
  const files = new Set<string>()
  for (const path of paths) {
    const served = await fetchText(publicUrl + path)
    if (!served.ok) {
      problems.push(`${path}: ${served.reason}`)
      continue
    }
    const headers = toExpectedHeaders(path, record, payment)
    problems.push(...listPageProblems(served, { headers, record, path }).map((problem) => `${path}: ${problem}`))
    for (const file of listNamedFiles(served.html)) files.add(file)
  }
  for (const file of files) problems.push(...(await listFileProblems(publicUrl, file, record)))
  return problems
}

const toExpectedHeaders = (
  pathname: string,
  { pages }: BuildRecord,
  { origins, scriptOrigins, hasForeignScripts }: PaymentPages,
): Record<string, string> => {
  const { scriptHashes = [], styleHashes = [] } = pages[pathname] ?? {}
  const options = {
    ...(origins && { paymentOrigin: origins, paymentScriptOrigin: scriptOrigins }),
    hasForeignPayment: hasForeignScripts,
    production: true,
    build: { middleware: null },
  }
  return { ...securityHeaders, ...toDocumentHeaders({ pathname, scriptHashes, styleHashes }, options) }
}

const listFileProblems = async (publicUrl: string, file: string, { assets }: BuildRecord): Promise<string[]> => {
  // A file that the build does not know is a problem of the page already.
  if (!assets[file]) return []
  const served = await fetchText(publicUrl + file)
  if (!served.ok) return [`${file}: ${served.reason}`]
  if (served.status !== 200) return [`${file}: answered with status ${served.status}`]
  return toRecordHash(served.html) === assets[file] ? [] : [`${file}: the file differs from the build`]
}

type Fetched =
  | { readonly ok: true; readonly status: number; readonly headers: Headers; readonly html: string }
  | { readonly ok: false; readonly reason: string }

const fetchText = async (url: string): Promise<Fetched> => {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) })
    return { ok: true, status: answer.status, headers: answer.headers, html: await answer.text() }
  } catch (error) {
    return { ok: false, reason: `could not be fetched (${error instanceof Error ? error.message : error})` }
  }
}
