import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import '../../../brands/shop.css'
import { HelpPage } from './help-page.tsx'

const options = { areas: ['common', 'navigation'] as const, address: '/en-us/help' }
const document = {
  page: {
    ...{ id: 'help', slug: 'help', title: 'Help', subtitle: 'Search or choose.' },
    blocks: [{ id: 'b', type: 'rich-text' as const, title: 'Subjects' }],
  },
  tiles: {},
}
const passage = {
  path: 'returns/how-to-return',
  page: 'How to return',
  title: 'Do I get a label?',
  text: 'In the parcel.',
}

test('the search is asked for by its name, and the subjects of the document stand below it', async () => {
  await showInShop(<HelpPage content={document} found={null} />, options)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  const field = page.getByLabelText('Search help')
  await expect.element(field).toHaveAttribute('name', 'question')
  expect(field.element().closest('form')?.getAttribute('action')).toBe('/en-us/help')
  await expect.element(page.getByText('Subjects')).toBeVisible()
})

test('answers stand in place of the subjects, each with the way to its page', async () => {
  await showInShop(<HelpPage content={document} found={{ text: 'label', passages: [passage] }} />, options)
  await expect.element(page.getByRole('heading', { name: 'Answers to “label”' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('1 answer')
  await expect.element(page.getByRole('heading', { name: 'Do I get a label?' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Read more in “How to return”' })
  await expect.element(link).toHaveAttribute('href', '/en-us/help/returns/how-to-return')
  await expect.element(page.getByText('Subjects')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Search help')).toHaveValue('label')
})

test('a search without an answer says so, and leaves the subjects and the way to ask', async () => {
  await showInShop(<HelpPage content={document} found={{ text: 'zeppelin', passages: [] }} />, options)
  await expect.element(page.getByText('We found no answer to “zeppelin”. Try other words, or ask us.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en-us/help/contact-us')
  await expect.element(page.getByText('Subjects')).toBeVisible()
})
