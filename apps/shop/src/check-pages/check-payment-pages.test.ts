import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BuildRecord, securityHeaders, toDocumentHeaders } from '@lacehouse/web'
import { expect, onTestFinished, test } from 'vitest'
import { checkPaymentPages } from './check-payment-pages.ts'
import { toRecordHash } from './list-page-problems.ts'

const script = 'start()'
const file = 'export {}'
const path = '/en-us/checkout'
const payment = {
  origins: 'https://pay.test https://bank.test',
  scriptOrigins: 'https://pay.test',
  hasForeignScripts: true,
}
const hashes = { scriptHashes: [toRecordHash(script)], styleHashes: [] }
const record: BuildRecord = {
  assets: { '/assets/shell.js': toRecordHash(file) },
  pages: { [path]: hashes, '/de-de/checkout': hashes },
}
const html = `<script>${script}</script><link rel="modulepreload" href="/assets/shell.js" integrity="${toRecordHash(file)}"/>`
const headers = {
  ...securityHeaders,
  ...toDocumentHeaders(
    { pathname: path, ...hashes },
    {
      paymentOrigin: payment.origins,
      paymentScriptOrigin: payment.scriptOrigins,
      hasForeignPayment: true,
      production: true,
      build: { middleware: null },
    },
  ),
}

type Answer = { readonly html: string; readonly file: string; readonly headers: Readonly<Record<string, string>> }

/** Serves a checkout page and its script as the shop does, or as an attacker has changed them. */
const serve = async (changed: Partial<Answer> = {}) => {
  const answer = { html, file, headers, ...changed }
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, answer.headers)
    response.end(request.url === path ? answer.html : answer.file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { asked, publicUrl, problems: await checkPaymentPages({ publicUrl, locales: ['en-us'], record, payment }) }
}

test('served payment pages that are as they were built have no problem', async () => {
  const { problems, asked } = await serve()
  expect(problems).toEqual([])
  expect(asked).toEqual([path, '/assets/shell.js'])
})

test('a script that was added to the served page is found', async () => {
  const { problems } = await serve({ html: `${html}<script>skim()</script>` })
  expect(problems).toEqual([`${path}: an added script: <script>skim()`])
})

test('a header that was changed on its way is found', async () => {
  const policy = headers['content-security-policy']?.replace('https://pay.test', 'https://pay.test https://evil.test')
  const { problems } = await serve({ headers: { ...headers, 'content-security-policy': policy ?? '' } })
  expect(problems).toEqual([expect.stringContaining(`${path}: the header content-security-policy differs`)])
})

test('a script file that was changed is found', async () => {
  const { problems } = await serve({ file: `${file};skim()` })
  expect(problems).toEqual(['/assets/shell.js: the file differs from the build'])
})

test('a shop that does not answer is a problem', async () => {
  const problems = await checkPaymentPages({ publicUrl: 'http://127.0.0.1:9', locales: ['en-us'], record, payment })
  expect(problems).toEqual([expect.stringContaining(`${path}: could not be fetched`)])
})
