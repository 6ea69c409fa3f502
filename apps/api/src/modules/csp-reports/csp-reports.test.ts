import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { readBrowserReports } from './read-browser-reports.ts'

const violation = {
  type: 'csp-violation',
  age: 1,
  url: 'https://shop.test/en-us/order-confirmation?order=LH1&st=secret',
  user_agent: 'a browser',
  body: {
    documentURL: 'https://shop.test/en-us/order-confirmation?order=LH1&st=secret#top',
    referrer: 'https://mail.test/inbox/bo@example.com',
    blockedURL: 'https://evil.test/skim.js?card=4242',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "script-src 'self'",
    sourceFile: 'https://shop.test/assets/shell.js?x=1',
    sample: 'send("4242 4242 4242 4242")',
    disposition: 'enforce',
    statusCode: 200,
  },
}

const legacy = {
  'csp-report': {
    'document-uri': 'https://shop.test/en-us/checkout/payment?cart=1',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'script-sample': 'send(card)',
    disposition: 'enforce',
  },
}

test('reports of both formats are read without what may name a person', () => {
  expect(readBrowserReports([violation, { type: 'deprecation', body: {} }])).toEqual({
    reports: [
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.test/skim.js',
        page: '/en-us/order-confirmation',
        source: 'https://shop.test/assets/shell.js',
        disposition: 'enforce',
      },
    ],
  })
  expect(readBrowserReports(legacy)).toEqual({
    reports: [{ directive: 'script-src-elem', blocked: 'inline', page: '/en-us/checkout', disposition: 'enforce' }],
  })
})

test('a report of hostile fields is cut to size', () => {
  const [report] = readBrowserReports({
    'csp-report': { 'blocked-uri': `\n${'x'.repeat(5000)}`, 'document-uri': 7, disposition: {} },
  }).reports
  expect(report).toEqual({ directive: '', blocked: ` ${'x'.repeat(199)}`, page: '', disposition: 'enforce' })
  expect(readBrowserReports(Array.from({ length: 1000 }, () => violation)).reports).toHaveLength(20)
  expect(readBrowserReports(null).reports).toEqual([])
})

test('a browser reports a violation to the shop, which counts it', async ({ api }) => {
  const post = (type: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/fapi/csp-reports`, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const count = async () => {
    const text = await (await fetch(`${api.url}/metrics`)).text()
    return Number(/csp_violations_total\{disposition="enforce"\} (\d+)/.exec(text)?.[1] ?? 0)
  }
  const before = await count()
  expect((await post('application/reports+json', [violation])).status).toBe(202)
  expect((await post('application/csp-report', legacy)).status).toBe(202)
  expect(await count()).toBe(before + 2)

  const none = await post('application/reports+json', [])
  expect([none.status, await none.json()]).toEqual([
    400,
    expect.objectContaining({ errorDetails: [expect.objectContaining({ errorId: 'API400' })] }),
  ])
  expect((await post('application/csp-report', '{"csp-report":')).status).toBe(400)
  expect((await post('application/csp-report', JSON.stringify({ x: 'x'.repeat(20_000) }))).status).toBe(413)
  expect((await post('application/xml', [violation])).status).toBe(415)
})

test('an address that floods the shop with reports is refused after thirty a minute', async ({ api }) => {
  const headers = { 'content-type': 'application/csp-report', 'x-forwarded-for': '203.0.113.77' }
  const answers: number[] = []
  for (let count = 0; count < 31; count += 1) {
    const answer = await fetch(`${api.url}/fapi/csp-reports`, { method: 'POST', headers, body: JSON.stringify(legacy) })
    answers.push(answer.status)
  }
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 202), 403])
})

test('no other call takes the types of reports', async ({ api }) => {
  const answer = await fetch(`${api.url}/fapi/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify({ events: [{ type: 'page', name: 'x', at: 1 }] }),
  })
  expect(answer.status).toBe(415)
})
