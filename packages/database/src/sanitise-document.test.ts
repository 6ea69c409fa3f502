import { expect, test } from 'vitest'
import { sanitiseDocument } from './sanitise-document.ts'

const sanitise = async (richText: string): Promise<string> => {
  const clean = await sanitiseDocument({ richText })
  return clean.richText
}

test.each([
  ['a script', '<p>Run<script>alert(1)</script></p>', '<p>Run</p>'],
  ['an event handler', '<p onclick="alert(1)">Run</p>', '<p>Run</p>'],
  ['a picture with an error handler', '<img src=x onerror=alert(1)>', ''],
  ['a javascript address', '<a href="javascript:alert(1)">Run</a>', '<a>Run</a>'],
  ['a javascript address in mixed case', '<a href=" JaVaScRiPt:alert(1)">Run</a>', '<a>Run</a>'],
  ['a javascript address in entities', '<a href="&#106;avascript&#58;alert(1)">Run</a>', '<a>Run</a>'],
  ['a javascript address with a tab', '<a href="java\tscript:alert(1)">Run</a>', '<a>Run</a>'],
  ['a javascript address with a null', '<a href="java\0script:alert(1)">Run</a>', '<a>Run</a>'],
  ['a data address', '<a href="data:text/html,<script>alert(1)</script>">Run</a>', '<a>Run</a>'],
  ['a vbscript address', '<a href="vbscript:msgbox(1)">Run</a>', '<a>Run</a>'],
  ['an address without its scheme', '<a href="//evil.test/x">Run</a>', '<a>Run</a>'],
  ['an svg with a handler', '<svg onload=alert(1)><circle/></svg><p>Run</p>', '<p>Run</p>'],
  ['an svg with a script', '<svg><script>alert(1)</script></svg>', ''],
  ['a style sheet', '<style>@import "//evil.test"</style><p>Run</p>', '<p>Run</p>'],
  ['a style attribute', '<p style="background:url(javascript:alert(1))">Run</p>', '<p>Run</p>'],
  ['a frame', '<iframe src="https://evil.test"></iframe>Run', 'Run'],
  ['an object', '<object data="x.swf"><p>Run</p></object>', ''],
  ['a form', '<form action="https://evil.test"><input name=a><button>Go</button></form>', 'Go'],
  ['a base address', '<base href="https://evil.test/"><p>Run</p>', '<p>Run</p>'],
  ['a redirect', '<meta http-equiv=refresh content="0;url=https://evil.test">', ''],
  [
    'a name that hides a global',
    '<a id="location" name="location" class="x" href="/x">Run</a>',
    '<a href="/x">Run</a>',
  ],
  ['a comment', '<p>Run<!-- <script>alert(1)</script> --></p>', '<p>Run</p>'],
  ['a conditional comment', '<!--[if IE]><script>alert(1)</script><![endif]-->Run', 'Run'],
])('%s is removed [CMS-22]', async (_, hostile, clean) => {
  expect(await sanitise(hostile)).toBe(clean)
})

/** Samples that browsers and parsers read differently; the result may contain nothing that a browser could run. */
const malformed = [
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<script/x>alert(1)</script>',
  '<script',
  '<img src="x" onerror="alert(1)"',
  '<p <img src=x onerror=alert(1)>>Run</p>',
  '<a href="x" href="javascript:alert(1)" onmouseover=alert(1)>Run',
  '<a title="</a><img src=x onerror=alert(1)>">Run</a>',
  '<p title="--><img src=x onerror=alert(1)>">Run</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><p><style><g title="</style><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><p title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=alert(1)>">',
  '<table><td><svg><desc><img src=x onerror=alert(1)></desc></svg></table>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml <img src=x onerror=alert(1)>?>',
  '<!DOCTYPE html><script>alert(1)</script>',
]

const element = /<\/?([a-z][^\s/>]*)((?:"[^"]*"|[^">])*)>/gi
const allowedElements = /^(?:a|p|td|tr|table|tbody)$/

test.each(malformed)('%s leaves only allowed elements, and a second run changes nothing [CMS-22]', async (hostile) => {
  const clean = await sanitise(hostile)
  for (const [, name = '', attributes = ''] of clean.matchAll(element)) {
    expect(name).toMatch(allowedElements)
    expect(attributes.replace(/"[^"]*"/g, '""')).not.toMatch(/\bon\w+=|style=|src=/i)
    expect(attributes).not.toMatch(/javascript:/i)
  }
  // A remaining `<` outside elements becomes an entity.
  expect(clean.replace(element, '')).not.toContain('<')
  expect(await sanitise(clean)).toBe(clean)
})

test('endless nesting of markup is cut off', async () => {
  const clean = await sanitise('<b>'.repeat(50_000))
  expect(clean.length).toBeLessThan(1000)
})

test.each([
  '<h2>Care</h2><p>Wash &amp; dry: 30&nbsp;°C &lt; 40 °C, <strong>“gently”</strong>.</p><ul><li>one</li></ul>',
  '<p>Write to <a href="mailto:help@lacehouse.test" title="Help">us</a> or <a href="tel:+14155550100">call</a>.<br />Soon</p>',
  '<p>See <a href="/en-us/help/returns?from=x&amp;y=1#top" hreflang="en">returns</a>.</p>',
  '<table><thead><tr><th scope="col">EU</th></tr></thead><tbody><tr><td colspan="2">42</td></tr></tbody></table>',
  'Text & more text',
])('%s stays unchanged [CMS-22]', async (markup) => {
  expect((await sanitise(markup)).replaceAll('\u00a0', '&nbsp;')).toBe(markup)
})

test('a link to a new tab gives the opened page no access to this one', async () => {
  expect(await sanitise('<a href="https://a.test" target="_blank" rel="opener">Run</a>')).toBe(
    '<a href="https://a.test" rel="noopener noreferrer" target="_blank">Run</a>',
  )
  expect(await sanitise('<a href="/x" target="frame">Run</a>')).toBe('<a href="/x">Run</a>')
})

test('every markup field of a document is sanitised at any depth, and a title to inline elements', async () => {
  const markup = '<p>a<b>b</b><script>c</script></p>'
  const document = {
    title: '<b> & other signs',
    blocks: [{ titleHtml: markup, subtitleHtml: markup, items: [{ richText: markup, title: markup, order: 1 }] }],
    none: null,
  }
  expect(await sanitiseDocument(document)).toEqual({
    title: '<b> & other signs',
    blocks: [
      {
        titleHtml: 'a<b>b</b>',
        subtitleHtml: '<p>a<b>b</b></p>',
        items: [{ richText: '<p>a<b>b</b></p>', title: markup, order: 1 }],
      },
    ],
    none: null,
  })
})
