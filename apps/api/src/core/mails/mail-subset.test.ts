import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listMailViolations } from '@lacehouse/test-kit/api/list-mail-violations'
import { expect, test } from 'vitest'
import { html } from './html.ts'
import { renderButton, renderMailPage, renderParagraph } from './render-mail-page.ts'

const api = join(import.meta.dirname, '../..')
const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
const senders = files.filter((path) => /(?:^|\/)send-[\w-]+-mail\.ts$/.test(path))

const brands = ['lacehouse', 'outpost']

test.for(brands)(
  'a page of %s with every part stays within what mail programs show, without and with a preview and a footer',
  (brand) => {
    const head = { tag: 'de-DE', brand, shopUrl: 'https://shop.test', title: 'Größe <42>', intro: 'Hallo\n& danke' }
    const rows = html`${renderParagraph('Text')}${renderButton('Ansehen', { url: 'https://shop.test/x', brand })}`
    for (const more of [{}, { preview: 'Kurz', footer: 'Fuß' }]) {
      const page = renderMailPage({ ...head, ...more }, rows)
      expect(listMailViolations(page)).toEqual([])
      expect(page.match(/<style>/g)).toHaveLength(1)
    }
  },
)

/** Says whether a file, or one that it names, makes its HTML by the page of all mails or by one that was checked when it was sent. */
const isNamedByTest = (sender: string): boolean => {
  const name = /([\w-]+)\.ts$/.exec(sender)?.[1] ?? ''
  const importers = files.filter((path) => !path.endsWith('.test.ts') && read(path).includes(`/${name}.ts'`))
  return importers.length > 0
}

const read = (path: string): string => readFileSync(join(api, path), 'utf8')

test('every mail is sent by some part of the shop, whose tests look at what it sent when their API closes', () => {
  expect(senders.length).toBeGreaterThan(15)
  expect(senders.filter((sender) => !isNamedByTest(sender))).toEqual([])
})
