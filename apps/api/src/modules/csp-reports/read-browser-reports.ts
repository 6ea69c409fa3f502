import type { CspReport } from '@lacehouse/contracts'

type Fields = Readonly<Record<string, unknown>>

/** The most reports of one request that are read. */
const most = 20

/**
 * Reads the reports of a browser: a list of the Reporting API (`application/reports+json`) or the one report of `report-uri`
 * (`application/csp-report`). Queries, fragments, referrers and samples of code are left out, because they may name a person. Reports
 * of other kinds are skipped.
 */
export function readBrowserReports(json: unknown): { readonly reports: CspReport[] } {
  const found = Array.isArray(json) ? json.filter(isViolation).map(({ body }) => body) : [get(json, 'csp-report')]
  const reports = found
    .filter(isFields)
    .slice(0, most)
    .map((fields) => toReport(fields))
  return { reports }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isViolation = (value: unknown): value is { readonly body: unknown } =>
  isFields(value) && value.type === 'csp-violation'

const get = (value: unknown, name: string): unknown => (isFields(value) ? value[name] : undefined)

/** The names of the Reporting API, then those of `report-uri`. */
const toReport = (fields: Fields): CspReport => {
  const text = (...names: string[]): string => {
    const value = names.map((name) => fields[name]).find((one) => typeof one === 'string' && one !== '')
    return typeof value === 'string' ? value.toWellFormed().replaceAll(/\p{Cc}/gu, ' ') : ''
  }
  const source = toPlace(text('sourceFile', 'source-file'))
  return {
    directive: text('effectiveDirective', 'effective-directive', 'violated-directive').slice(0, 60),
    blocked: toPlace(text('blockedURL', 'blocked-uri')),
    page: toPage(text('documentURL', 'document-uri')),
    ...(source && { source }),
    disposition: text('disposition') === 'report' ? 'report' : 'enforce',
  }
}

const longest = 200

/** Reduces an address to its origin and path; other texts are keywords such as `inline`. */
const toPlace = (text: string): string => {
  const url = URL.parse(text)
  return (url && url.origin !== 'null' ? url.origin + url.pathname : (text.split(/[?#]/, 1)[0] ?? '')).slice(0, longest)
}

const toPage = (text: string): string => {
  const path = URL.parse(text)?.pathname ?? ''
  return path.split('/').slice(0, 3).join('/').slice(0, 80)
}
