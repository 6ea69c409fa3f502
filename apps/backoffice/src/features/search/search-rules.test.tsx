import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { SearchRulesPage } from './search-rules-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const empty = { synonyms: [], redirects: [], boosts: [], pins: [], popular: [] }
const explained = {
  ...{ total: 2, words: [{ text: 'boots', meanings: ['type:boots'] }], filters: [], relaxed: [] },
  products: [
    {
      ...{ productId: 'LH1', name: 'Drover', score: 112, isPinned: true },
      points: { text: 100, available: 12, size: 0, popularity: 0, newness: 0, boost: 0 },
    },
  ],
}

const show = (address = '/') =>
  showPage(<SearchRulesPage />, {
    address,
    rights: ['search.manage'],
    replies: {
      'GET /search/rules': { live: empty, draft: empty, locales: [{ siteId: 'LH-US', locale: 'en-us' }] },
      'PUT /search/rules': { draft: empty },
      'GET /search/explanation': { live: { ...explained, products: [] }, draft: explained },
    },
  })

test('a line that is no rule is named and not saved, and rules are sent as data', async () => {
  const asked = await show()
  const boosts = page.getByLabelText(t('backoffice.search.rules.boosts'))
  const save = page.getByRole('button', { name: t('backoffice.search.rules.save') })
  await boosts.fill('boots | leather | 5')
  await expect
    .element(page.getByText(t('backoffice.search.rules.unread', { line: 'boots | leather | 5' })))
    .toBeVisible()
  await expect.element(save).toBeDisabled()
  await boosts.fill('boots | material:leather | 5')
  await save.click()
  const rule = { query: 'boots', target: 'material:leather', points: 5 }
  await expect.poll(() => asked.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ boosts: [rule] })
})

test('a search is tried with the draft beside the live rules, with the points of each product', async () => {
  await show()
  await page.getByLabelText(t('backoffice.search.trial.text')).fill('boots')
  await page.getByRole('button', { name: t('backoffice.list.search') }).click()
  await expect.element(page.getByText(/Drover/)).toBeVisible()
  await expect.element(page.getByText(/112\.0/)).toBeVisible()
})

test('a search that another page names is tried at once, and begins a rule in its field [SRCH-02]', async () => {
  const asked = await show('/?of=LH-US+en-us&q=rain+boots&rule=redirects')
  const field = page.getByLabelText(t('backoffice.search.rules.redirects'))
  await expect.element(field).toHaveValue('rain boots = /')
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByLabelText(t('backoffice.search.trial.text'))).toHaveValue('rain boots')
  expect(asked.some(({ call }) => /explanation\?.*q=rain(\+|%20)boots/.test(call))).toBe(true)
})
