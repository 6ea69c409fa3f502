import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { SearchesPage } from './searches-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const searches = [
  { text: 'black court', searched: 12, missed: 0, results: 48 },
  { text: 'court hoodie', searched: 7, missed: 7, results: 0 },
]
const locales = [
  { siteId: 'LH-US', locale: 'en-us' },
  { siteId: 'LH-DE', locale: 'de-de' },
]

const show = (rights: readonly ('reports.read' | 'search.manage')[], reply: unknown = { searches, locales }) =>
  showPage(<SearchesPage />, { rights, replies: { 'GET /searches': reply } })

test('searches have a way to each kind of rule for those who may edit them, and to a table of the same [SRCH-02]', async () => {
  const asked = await show(['reports.read', 'search.manage'])
  const link = page.getByRole('link', { name: t('backoffice.searches.rule.synonyms.of', { text: 'court hoodie' }) })
  await expect.element(link).toHaveAttribute('href', '/search?of=LH-US+en-us&q=court+hoodie&rule=synonyms')
  await page.getByLabelText(t('backoffice.searches.show')).selectOptions('none')
  await page.getByLabelText(t('backoffice.search.of')).selectOptions('LH-DE de-de')
  await expect.poll(() => asked.at(-1)?.call).toMatch(/siteId=LH-DE.*searchLocale=de-de.*show=none/)
  const table = page.getByRole('link', { name: t('backoffice.list.export') })
  await expect.element(table).toHaveAttribute('href', expect.stringMatching(/searches\.csv\?.*show=none/))
})

test('who may read reports alone sees the searches without ways to rules [SRCH-02]', async () => {
  await show(['reports.read'])
  await expect.element(page.getByText('black court')).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: t('backoffice.searches.rules') })).not.toBeInTheDocument()
})

test('an empty list says why it is empty [SRCH-02]', async () => {
  await show(['reports.read'], { searches: [], locales })
  await expect.element(page.getByText(t('backoffice.searches.empty.all'))).toBeVisible()
  await page.getByLabelText(t('backoffice.searches.show')).selectOptions('none')
  await expect.element(page.getByText(t('backoffice.searches.empty.none'))).toBeVisible()
})
