import type { CspReport } from '@lacehouse/contracts'
import type { FastifyInstance } from 'fastify'
import type { RequestContext } from '../../http/call.ts'
import { mount } from '../../http/mount.ts'
import { readBrowserReports } from './read-browser-reports.ts'

type Deps = { readonly recordCspReport: (report: CspReport, caller: RequestContext) => void }

/** The types in which browsers send reports; the call itself takes JSON of its contract. */
const browserTypes = ['application/reports+json', 'application/csp-report']
const bodyLimit = 16 * 1024

/** Registers the call to which browsers report violations of a page's Content-Security-Policy. */
export function registerCspReports(
  app: FastifyInstance,
  { recordCspReport }: Deps,
  options: { readonly canMock: boolean },
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      browserTypes,
      { parseAs: 'string', bodyLimit },
      async (_request: unknown, body: string) => readBrowserReports(JSON.parse(body)),
    )
    mount(
      scope,
      {
        'internal.cspReports': (call) => {
          const { reports } = call.body
          for (const report of reports) recordCspReport(report, call)
          return { accepted: reports.length }
        },
      },
      options,
    )
  })
}
