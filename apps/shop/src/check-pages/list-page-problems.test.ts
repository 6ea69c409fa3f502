import { expect, test } from 'vitest'
import { listNamedFiles, listPageProblems, toRecordHash } from './list-page-problems.ts'

const own = 'start()'
const css = 'p{color:red}'
const path = '/en-us/checkout'
const record = {
  assets: { '/assets/shell.js': 'sha256-shell=', '/assets/page.css': 'sha256-page=' },
  pages: { [path]: { scriptHashes: [toRecordHash(own)], styleHashes: [toRecordHash(css)] } },
}
const headers = { 'content-security-policy': "script-src 'self'", 'x-content-type-options': 'nosniff' }

const html = `<!DOCTYPE html><html><head><style data-href="/assets/page.css">${css}</style>
<link rel="stylesheet" href="/assets/page.css#" disabled=""/></head>
<body><form action="/en-us/search"><p>Script &lt;script&gt; of onions = fine</p></form>
<script type="application/json">["\\u003cscript>"]</script>
<noscript><link rel="modulepreload" href="/assets/shell.js" integrity="sha256-shell="/></noscript>
<script>${own}</script></body></html>`

const list = (served: string, sent: Readonly<Record<string, string>> = headers, status = 200) =>
  listPageProblems({ status, headers: new Headers(sent), html: served }, { headers, record, path })

test('a page as it was built has no problem', () => {
  expect(list(html)).toEqual([])
  expect(listNamedFiles(html)).toEqual(['/assets/shell.js'])
})

const before = (added: string) => html.replace('</body>', `${added}</body>`)

test.each([
  ['an inline script', before('<script>skim()</script>'), 'an added script: <script>skim()'],
  ['a script of another origin', before('<script src="https://evil.test/s.js"></script>'), 'an added script'],
  ['a script of this origin', before('<SCRIPT SRC=/i/x></SCRIPT>'), 'an added script'],
  ['a changed script', html.replace(own, 'start();skim()'), 'an added script: <script>start();skim()'],
  [
    'a script that says it is data and has an address',
    before('<script type="application/json" src="/x.js"></script>'),
    'an added script',
  ],
  ['a script without an end', before('<script>skim()'), 'a script whose end is unclear'],
  ['a style', before('<style>input{background:url(//evil.test)}</style>'), 'an added style'],
  [
    'a style sheet',
    before('<link rel="stylesheet" href="https://evil.test/x.css">'),
    'an added file: https://evil.test/x.css',
  ],
  ['a module', before('<link rel="modulepreload" href="/assets/skim.js">'), 'an added file: /assets/skim.js'],
  [
    'a module with another hash',
    html.replace('sha256-shell=', 'sha256-evil='),
    'a file with another hash: /assets/shell.js',
  ],
  [
    'a module without its hash',
    html.replace(' integrity="sha256-shell="', ''),
    'a file with another hash: /assets/shell.js',
  ],
  ['a frame', before('<iframe src="https://evil.test"></iframe>'), 'an added element: <iframe'],
  ['a base address', before('<base href="https://evil.test">'), 'an added element: <base'],
  ['an event handler', before('<img src=x onerror=skim()>'), 'an added event handler'],
  ['a javascript address', before('<a href="javascript:skim()">x</a>'), 'an address that runs a script'],
  ['a form to another origin', before('<form action="https://evil.test/x">'), 'a form to another origin'],
])('%s that the build has not made is found', (_, served, problem) => {
  expect(list(served)).toEqual([expect.stringContaining(problem)])
})

test('a header that differs or is absent is found', () => {
  const loose = { ...headers, 'content-security-policy': "script-src 'self' https://evil.test" }
  expect(list(html, loose)).toEqual(["the header content-security-policy differs: script-src 'self' https://evil.test"])
  expect(list(html, { 'x-content-type-options': 'nosniff' })).toEqual(['the header content-security-policy is absent'])
})

test('a page that is not answered, and a page of another build, are problems', () => {
  expect(list(html, headers, 503)).toEqual(['answered with status 503'])
  const expected = { headers, record, path: '/en-us/other' }
  expect(listPageProblems({ status: 200, headers: new Headers(headers), html }, expected)).toEqual([
    'not a page of this build',
  ])
})
