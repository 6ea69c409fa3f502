import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { browserApi } from '../../client/api/browser-api.ts'
import { Questions } from './questions.tsx'
import type { QuestionList } from './review-types.ts'

const question = (questionId: string, words: string) => ({
  ...{ questionId, language: 'en', question: words, nickname: 'Ada', askedAt: '2026-11-20T10:00:00Z', answers: [] },
})
const list: QuestionList = {
  questions: [question('1', 'Are they warm?'), question('2', 'Are they light?'), question('3', 'Are they wide?')],
  ...{ total: 3, all: 3, unanswered: 2, page: 1, pageSize: 10 },
}

afterEach(() => void vi.restoreAllMocks())

const show = (first: QuestionList) =>
  showInShop(<Questions product={{ id: 'A', name: 'Halden Court' }} first={first} />, { areas: ['reviews', 'errors'] })
const watch = (answer: QuestionList) => {
  const call = vi.spyOn(browserApi, 'call').mockResolvedValue(answer as never)
  return () => (call.mock.lastCall?.[1] as { query?: object } | undefined)?.query
}

test('questions are sorted, searched and filtered together, and all of them come back [REV-01]', async () => {
  const asked = watch({ ...list, questions: [question('4', 'Is it wool?')], total: 1 })
  await show(list)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Most answered')
  await expect.poll(asked).toEqual({ page: 1, sort: 'answered' })
  await page.getByRole('button', { name: 'Unanswered' }).click()
  await expect.poll(asked).toEqual({ page: 1, sort: 'answered', unanswered: true })
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('  wool ')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(asked).toEqual({ page: 1, sort: 'answered', unanswered: true, search: 'wool' })
  await expect.element(page.getByRole('heading', { name: 'Is it wool?' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Are they warm?' })).not.toBeInTheDocument()
  await expect.element(page.getByText('1 question', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'All languages' }).click()
  await expect.poll(asked).toMatchObject({ language: 'en' })
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(asked).toEqual({ page: 1, sort: 'answered' })
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
})

test('a search without a hit says so and leaves the way back [REV-01]', async () => {
  watch({ ...list, questions: [], total: 0 })
  await show(list)
  await page.getByRole('searchbox').fill('velvet')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/No question matches/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  await expect.element(page.getByText(/No questions yet/)).not.toBeInTheDocument()
})

test('a product without questions says so and has nothing to sort [REV-01]', async () => {
  await show({ ...list, questions: [], total: 0, all: 0, unanswered: 0 })
  await expect.element(page.getByText(/No questions yet/)).toBeVisible()
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
})
