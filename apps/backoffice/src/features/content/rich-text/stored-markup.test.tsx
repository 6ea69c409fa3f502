import { blockElements, inlineElements, markupAttributes } from '@lacehouse/domain/content/allowed-markup'
import { expect, test } from 'vitest'
import { isKept, isShallow, parseMarkup, toMarkupKind, writeMarkup } from './stored-markup.ts'

const link = '<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">out</a>'

test.each([
  ['nothing', 'richText', ''],
  ['paragraphs', 'richText', '<p>One &amp; two &lt; three “quoted” "straight"</p><p>Four</p>'],
  ['a text without a paragraph', 'richText', 'Plain <strong>words</strong>'],
  ['a title', 'titleHtml', 'Run<br />further <em>than</em> <sub>2</sub><sup>3</sup>'],
  [
    'headings and emphasis',
    'richText',
    '<h2>A</h2><h3 lang="fr">B</h3><h4>C</h4><p><b>b</b><i>i</i><u>u</u><s>s</s></p>',
  ],
  ['a list of words', 'richText', '<ul><li>One</li><li>Two<ol start="3"><li>Three</li></ol></li></ul>'],
  ['a list of paragraphs', 'richText', '<ul><li><p>One</p><p>Two</p></li></ul>'],
  ['links', 'richText', `<p><a href="/en-us/help" title="Help">here</a>, ${link}</p>`],
  ['quotations', 'richText', '<blockquote>Words</blockquote><blockquote><p>One</p></blockquote><hr />'],
  ['a table', 'richText', '<table><tbody><tr><th scope="row">A</th><td colspan="2">B<br />C</td></tr></tbody></table>'],
  ['a no-break space', 'richText', '<p>10\u00a0ml</p>'],
])('%s: the editor writes markup as it is stored [CMS-21]', (_, name, markup) => {
  const kind = toMarkupKind(name, markup)
  expect(writeMarkup(parseMarkup(markup, kind))).toBe(markup)
  expect(isKept(markup, kind)).toBe(true)
})

test.each([
  ['<p>One</p>\n<p>Two</p>'],
  ['<p><em><strong><a href="/x">Inside out</a></strong></em></p>'],
  ['<p><a href="x:y">Elsewhere</a></p>'],
  ['<blockquote>'.repeat(40) + '</blockquote>'.repeat(40)],
])('%s is not kept as it is, so that the editor leaves it alone [CMS-21]', (markup) => {
  expect(isKept(markup, 'block')).toBe(false)
})

const allowed: readonly string[] = [...inlineElements, ...blockElements]

/** Lists what markup holds that the sanitiser removes. */
function listRefused(markup: string): string[] {
  const holder = document.implementation.createHTMLDocument().body
  holder.innerHTML = markup
  return [...holder.querySelectorAll('*')].flatMap((element) => [
    ...(allowed.includes(element.localName) ? [] : [element.localName]),
    ...element
      .getAttributeNames()
      .filter(
        (name) => ![...(markupAttributes['*'] ?? []), ...(markupAttributes[element.localName] ?? [])].includes(name),
      ),
  ])
}

test.each([
  [
    'a page of another site',
    '<div class="x" style="color:red"><h1 id="a">Title</h1><img src="x" alt=""><p onclick="x">Words</p></div>',
    '<h2>Title</h2><p>Words</p>',
  ],
  [
    'a word processor',
    '<b style="font-weight:normal"><p><span style="font-weight:700">Words</span></p></b>',
    '<p>Words</p>',
  ],
  ['a script', '<p><a href="javascript:alert(1)">Words</a></p>', '<p>Words</p>'],
  [
    'a new tab',
    '<p><a target="_blank" href="/x">Words</a></p>',
    '<p><a href="/x" target="_blank" rel="noopener noreferrer">Words</a></p>',
  ],
  [
    'a table with styles',
    '<table class="x"><tbody><tr><td>One</td><td>Two</td></tr></tbody></table>',
    '<p>One</p><p>Two</p>',
  ],
])('what is pasted from %s becomes markup that the sanitiser leaves [CMS-22]', (_, pasted, written) => {
  const markup = writeMarkup(parseMarkup(pasted, 'block'))
  expect(listRefused(markup)).toEqual([])
  expect(markup).toBe(written)
  expect(isKept(markup, 'block')).toBe(true)
})

test('elements deeper than the sanitiser allows are found [CMS-22]', () => {
  const deep = (depth: number) =>
    parseMarkup(`${'<blockquote>'.repeat(depth)}<p>x</p>${'</blockquote>'.repeat(depth)}`, 'block')
  expect(isShallow(deep(10))).toBe(true)
  expect(isShallow(deep(35))).toBe(false)
})
