import { expect, test } from 'vitest'
import { toPlainText } from './to-plain-text.ts'

test.each([
  ['', ''],
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['One<br>Two<br />Three<hr>Four', 'One Two Three Four'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['<table><tr><th>Size</th><td>9</td></tr><tr><td>10</td></tr></table>', 'Size 9 10'],
  ['un<b>break</b>able', 'unbreakable'],
  ['<a href="/en-us/help" title="a">Help</a>', 'Help'],
  [
    'Laces &amp; soles, 5 &lt; 6 &gt; 4, &quot;new&quot;, it&#39;s&nbsp;here',
    'Laces & soles, 5 < 6 > 4, "new", it\'s here',
  ],
  // What was escaped twice stays text, and never becomes markup.
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&copy; 2026', '&copy; 2026'],
  ['  One \n\t two  ', 'One two'],
])('the markup %j is the text %j', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})
