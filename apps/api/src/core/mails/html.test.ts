import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { html } from './html.ts'

test('text in a mail is escaped wherever it stands', () => {
  const name = '"><script>alert(1)</script>&\''
  expect(html`<a title="${name}">${name}</a>`.toString()).not.toMatch(/<script|"><|&'/)
})

test('no mail makes markup from text: only the template does', () => {
  const sources = join(import.meta.dirname, '../..')
  const made = globSync('**/*.ts', { cwd: sources })
    .filter(
      (path) =>
        !path.endsWith('.test.ts') &&
        /new Markup\(|as (?:unknown as )?Markup\b/.test(readFileSync(join(sources, path), 'utf8')),
    )
    .map((path) => path.replaceAll('\\', '/'))
  expect(made).toEqual(['core/mails/html.ts'])
})
