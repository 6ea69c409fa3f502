import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../../tools/show-page.tsx'
import { FormContext } from '../form/form-context.ts'
import { SchemaField } from '../form/schema-field.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const name = t('content.field.richText')
const text = () => page.getByRole('textbox', { name, exact: true })
const button = (word: MessageKey) => page.getByRole('button', { name: t(word), exact: true })

type Case = { readonly markup: string; readonly field?: string; readonly isReadOnly?: boolean }

type FormProps = Case & { readonly onWrite: (value: unknown) => void }

function Form({ markup, field = 'richText', isReadOnly = false, onWrite }: FormProps) {
  const [value, setValue] = useState<unknown>(markup)
  const form = {
    ...{
      lang: 'en-US',
      siteId: 'LH-US',
      contentLocale: 'en-us',
      timeZone: 'America/New_York',
      isReadOnly,
      findProblem: () => null,
    },
    Field: SchemaField,
  }
  return (
    <FormContext value={form}>
      <button type="button" onClick={() => setValue(markup)}>
        Reset
      </button>
      <SchemaField
        {...{ name: field, schema: { type: 'string' }, value, path: field, isRequired: false }}
        onChange={(next) => {
          onWrite(next)
          setValue(next)
        }}
      />
    </FormContext>
  )
}

/** Shows a field, and lists what it writes. */
async function show(shown: Case) {
  const written: unknown[] = []
  const items = [{ siteId: 'LH-US', contentLocale: 'en-us', doctype: 'page', slug: 'help', title: 'Help' }]
  await showPage(<Form {...shown} onWrite={(value) => written.push(value)} />, {
    rights: ['content.read'],
    replies: { 'GET /content/documents': { items, total: 1 } },
  })
  return written
}

test('words are made bold and a heading by keys, and what is written is the stored markup [CMS-21]', async () => {
  const written = await show({ markup: '<p>First</p>' })
  await text().click()
  await userEvent.keyboard('{Control>}a{/Control}{Control>}b{/Control}')
  await expect.element(button('content.markup.bold')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{End}{Enter}Second')
  expect(written.at(-1)).toBe('<p><strong>First</strong></p><p>Second</p>')
  await userEvent.keyboard('{Control>}{Alt>}2{/Alt}{/Control}')
  expect(written.at(-1)).toBe('<p><strong>First</strong></p><h2>Second</h2>')
})

test('a list is made, continued and left by keyboard alone, from the buttons and back [CMS-21]', async () => {
  const written = await show({ markup: '<p>One</p>' })
  await text().click()
  await userEvent.keyboard('{End}{Alt>}{F10}{/Alt}')
  await expect.element(button('content.markup.bold')).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}')
  await expect.element(button('content.markup.bullets')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(text()).toHaveFocus()
  await userEvent.keyboard('{Alt>}{F10}{/Alt}{Enter}')
  await expect.element(text()).toHaveFocus()
  expect(written.at(-1)).toBe('<ul><li>One</li></ul>')
  await userEvent.keyboard('{Enter}Two{Enter}{Enter}After')
  expect(written.at(-1)).toBe('<ul><li>One</li><li>Two</li></ul><p>After</p>')
})

test('a link is picked from the pages of the shop or typed, and an address that the sanitiser refuses is named [CMS-21] [CMS-22]', async () => {
  const written = await show({ markup: '<p>Ask us</p>' })
  await text().click()
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(t('content.link.address'), { exact: true }).fill('javascript:alert(1)')
  await expect.element(dialog.getByText(t('content.link.address.refused'))).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: t('content.link.use') })).toBeDisabled()
  await dialog.getByRole('radio', { name: /Help/ }).click()
  await dialog.getByRole('button', { name: t('content.link.use') }).click()
  expect(written.at(-1)).toBe('<p><a href="/en-us/help">Ask us</a></p>')
  await expect.element(text()).toHaveFocus()
  await button('content.markup.unlink').click()
  expect(written.at(-1)).toBe('<p>Ask us</p>')
})

test('markup that the editor would change is edited as HTML, and nothing is written before [CMS-21]', async () => {
  const markup = '<p>One</p>\n<p>Two</p>'
  const written = await show({ markup })
  await expect.element(text()).toHaveValue(markup)
  await expect.element(page.getByText(t('content.hint.markup.only'))).toBeVisible()
  expect(written).toEqual([])
  await text().fill('<p>One</p>')
  await page.getByRole('button', { name: t('content.markup.edit', { name }) }).click()
  await expect.element(text()).toHaveTextContent('One')
  expect(written).toEqual(['<p>One</p>'])
})

test('an undo of the screen shows the text as it was [CMS-21]', async () => {
  await show({ markup: '<p>Before</p>' })
  await text().fill('After')
  await expect.element(text()).toHaveTextContent('After')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.element(text()).toHaveTextContent('Before')
})

test('a title has no paragraphs or headings, and Enter does not break its line [CMS-21]', async () => {
  const written = await show({ markup: 'Run', field: 'titleHtml' })
  const title = page.getByRole('textbox', { name: t('content.field.titleHtml') })
  await title.click()
  await userEvent.keyboard('{End}{Enter} on')
  expect(written.at(-1)).toBe('Run on')
  await expect.element(title).toHaveAttribute('aria-multiline', 'false')
  expect(button('content.markup.h2').elements()).toEqual([])
})

test('without the right to edit a text is shown and has no buttons [CMS-21]', async () => {
  await show({ markup: '<p>Words</p>', isReadOnly: true })
  await expect.element(text()).toHaveAttribute('aria-readonly', 'true')
  expect(page.getByRole('toolbar').elements()).toEqual([])
})
