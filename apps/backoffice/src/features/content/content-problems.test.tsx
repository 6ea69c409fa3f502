import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { document, edit, lastBlocks, path, soon, t, withBlock } from './testing/show-editor.tsx'

test('a problem names its block and its field in words, and leads to the form of the block [CMS-21]', async () => {
  const problem = { kind: 'invalid_field', severity: 'error', path: 'blocks.1.title', value: 'Too small' }
  await edit({ [`GET ${path}/problems`]: { canPublish: false, problems: [problem] } })
  await page.getByText(t('content.problems.title', { total: 1 })).click()
  const field = t('content.field.title')
  await page.getByRole('button', { name: t('content.problem.place', { block: 'Hero “Second”', field }) }).click()
  const title = page.getByRole('textbox', { name: field })
  await expect.element(title).toHaveValue('Second')
  await expect.element(title).toHaveAccessibleDescription(t('content.problem.invalid_field'))
})

test('a problem leads to its field, whatever group or block holds it, from the panel and from the dialog [CMS-21]', async () => {
  const video = { id: 'v', type: 'video', title: 'Night' }
  const lists = { id: 'l', type: 'product-carousel', titleColor: 'reddish', productIds: ['LH1', 'LH2'] }
  const toProblem = (kind: string, of: string, value: string) => ({ kind, severity: 'error', path: of, value })
  await edit({
    [`GET ${path}`]: { ...document, body: { ...document.body, blocks: [video, lists] } },
    [`GET ${path}/problems`]: {
      canPublish: false,
      problems: [
        toProblem('missing_video', 'blocks.0.media', ''),
        toProblem('invalid_color', 'blocks.1.titleColor', 'reddish'),
        toProblem('unsold_product', 'blocks.1.productIds.1', 'LH2'),
        toProblem('invalid_field', 'title', 'Too small'),
      ],
    },
  })
  const follow = (block: string, field: string, within: Pick<typeof page, 'getByRole'> = page) =>
    within
      .getByRole('button', { name: block ? t('content.problem.place', { block, field }) : field, exact: true })
      .click()
  await page.getByText(t('content.problems.title', { total: 4 })).click()
  await follow('Product carousel', t('content.field.titleColor'))
  const color = page.getByLabelText(t('content.field.titleColor'))
  await expect.element(color).toHaveFocus()
  await expect.element(color).toBeVisible()
  await expect
    .element(color)
    .toHaveAccessibleDescription(new RegExp(t('content.problem.invalid_color', { value: 'reddish' })))
  await follow('', t('content.field.title'))
  await expect.element(page.getByLabelText(t('content.field.title'), { exact: true })).toHaveFocus()
  await page.getByRole('button', { name: t('content.publish'), exact: true }).click()
  await follow('Video “Night”', t('content.field.media'), page.getByRole('dialog'))
  await expect
    .element(page.getByRole('button', { name: t('content.form.add', { name: t('content.field.media') }) }))
    .toHaveFocus()
  await page.getByRole('button', { name: t('content.publish'), exact: true }).click()
  await follow('Product carousel', t('content.field.productIds'), page.getByRole('dialog'))
  const products = page.getByLabelText(t('content.field.productIds'))
  await expect.element(products).toHaveFocus()
  await expect
    .element(products)
    .toHaveAccessibleDescription(new RegExp(t('content.problem.unsold_product', { value: 'LH2' })))
})

test('a picture that differs by width can be a video by its address [CMS-21]', async () => {
  const asked = await edit(withBlock({ id: 'v', type: 'video', title: 'Night', media: {} }))
  await page.getByRole('button', { name: /^Night/ }).click()
  await page.getByText(t('content.group.picture')).click()
  await page
    .getByRole('group', { name: t('content.field.sm') })
    .getByRole('button', { name: t('content.picture.video') })
    .click()
  await page.getByLabelText(t('content.picture.video.address')).fill('/media/three-colours')
  await page.getByLabelText(t('content.picture.alt')).fill('Three colours')
  const sm = { kind: 'video', url: '/media/three-colours', alt: 'Three colours', width: 1920, height: 1080 }
  await expect.poll(() => lastBlocks(asked), soon).toEqual([{ id: 'v', type: 'video', title: 'Night', media: { sm } }])
})

test('unpublishing is offered for what is published or scheduled only [CMS-21]', async () => {
  const published = { number: 1, from: '2026-11-20T10:00:00Z', fromWallTime: '2026-11-20T05:00:00' }
  await edit()
  await expect.element(page.getByRole('button', { name: t('content.schedule') })).toBeVisible()
  expect(page.getByRole('button', { name: t('content.archive') }).elements()).toEqual([])
  await edit({ [`GET ${path}`]: { ...document, state: 'published', published } })
  await expect.element(page.getByRole('button', { name: t('content.archive') })).toBeVisible()
})
