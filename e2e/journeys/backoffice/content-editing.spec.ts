import type { Locator, Page } from '@playwright/test'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { tabTo } from '../../fixtures/tab-to.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { backofficeOf } from '../../pages/backoffice.ts'

/** The page asks whether there is a session before it shows the sign-in. */
const noSession = /\/backoffice\/api\/session/

async function signIn(page: Page, t: SiteText, person: string) {
  const backoffice = backofficeOf(page, t)
  await backoffice.open('/content')
  await backoffice.enterPassword(`${person}@lacehouse.test`)
  await backoffice.setUpFactor()
  await backoffice.keepRecoveryCodes()
  await expect(page.getByRole('heading', { name: t('content.title') })).toBeVisible()
  return backoffice
}

const pick = (...people: readonly string[]) => people[test.info().retry] ?? ''

/** The parts of the editor by their names. */
function editorOf(page: Page, t: SiteText) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    button,
    add: button(t('content.blocks.add')),
    publish: button(t('content.publish')),
    title: page.getByRole('textbox', { name: t('content.field.title'), exact: true }),
    text: page.getByRole('textbox', { name: t('content.field.richText'), exact: true }),
    blocks: page.getByRole('region', { name: t('content.blocks.title') }).getByRole('listitem'),
    blockNamed: (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }),
    isSaved: () => expect(page.getByText(t('content.save.saved'))).toBeVisible(),
  }
}

const listNames = (blocks: Locator) => blocks.locator('[aria-pressed]').allTextContents()

/** The editor as someone without a mouse uses it. */
function keyboardOf(page: Page, t: SiteText) {
  const editor = editorOf(page, t)
  const { keyboard } = page
  const pressEnterOn = async (control: Locator, key?: 'Shift+Tab') => {
    await tabTo(control, key)
    await keyboard.press('Enter')
  }
  return {
    ...editor,
    pressEnterOn,
    createDraft: async (slug: string, title: string) => {
      await pressEnterOn(editor.button(t('content.new')))
      await tabTo(page.getByRole('dialog').getByLabel(t('content.column.site')))
      await keyboard.type('LH-US')
      await tabTo(page.getByLabel(t('content.slug')))
      await keyboard.type(slug)
      await tabTo(editor.title)
      await keyboard.type(title)
      await keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    },
    findDraft: async (slug: string, title: string) => {
      await pressEnterOn(page.getByRole('link', { name: t('content.back') }))
      await tabTo(page.getByRole('searchbox'))
      await keyboard.type(slug)
      await keyboard.press('Enter')
      await expect(page.getByRole('row')).toHaveCount(2)
      await pressEnterOn(page.getByRole('link', { name: `${title} (${slug})` }))
    },
    /** Adds a block of text, and leaves the focus in its text. */
    addText: async (title: string) => {
      await pressEnterOn(editor.add)
      const type = page.getByRole('radio', { name: t('content.block.rich-text'), exact: true })
      await tabTo(page.getByRole('dialog').getByRole('radio').first())
      while (!(await type.isChecked())) await keyboard.press('ArrowDown')
      await keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeHidden()
      await pressEnterOn(page.getByRole('link', { name: t('content.skip.form') }))
      await tabTo(editor.title)
      await keyboard.type(title)
      await tabTo(editor.text)
    },
    goToBlocks: () => pressEnterOn(page.getByRole('link', { name: t('content.skip.blocks') }), 'Shift+Tab'),
  }
}

test('an author writes a page by keyboard alone, from the list to the shop [CMS-21]', async ({
  page,
  t,
  openVisitor,
  pageErrors,
}) => {
  // The whole way of an author is one test.
  test.slow()
  pageErrors.allow(noSession)
  const slug = `by-keyboard-${test.info().retry}`
  await signIn(page, t, pick('agent.fr', 'agent.nl'))
  const { keyboard } = page
  const author = keyboardOf(page, t)
  await author.createDraft(slug, 'By keyboard')
  await author.findDraft(slug, 'By keyboard')
  await test.step('two blocks are added and filled, the second one with words in bold', async () => {
    await author.addText('Morning')
    await keyboard.type('First words.')
    await author.goToBlocks()
    await author.addText('Evening')
    await keyboard.press('Control+B')
    await keyboard.type('Bold')
    await keyboard.press('Control+B')
    await keyboard.type(' words.')
    await author.goToBlocks()
  })
  await test.step('the second one is moved up and duplicated; undo and redo', async () => {
    await tabTo(author.blockNamed('Evening'))
    await keyboard.press('Alt+ArrowUp')
    await expect(page.getByText(t('content.blocks.moved', { name: 'Evening', place: 1, total: 2 }))).toBeAttached()
    await expect(author.blockNamed('Evening')).toBeFocused()
    await author.pressEnterOn(author.button(t('content.blocks.duplicate', { name: 'Evening' })))
    await expect(author.blocks).toHaveCount(3)
    await keyboard.press('Control+Z')
    await expect(author.blocks).toHaveCount(2)
    await keyboard.press('Control+Shift+Z')
    await expect(author.blocks).toHaveCount(3)
    expect((await listNames(author.blocks)).map((name) => name.slice(0, 7))).toEqual(['Evening', 'Evening', 'Morning'])
    await author.isSaved()
  })
  await test.step('the page is published, and a guest reads it', async () => {
    await author.pressEnterOn(author.publish, 'Shift+Tab')
    await author.pressEnterOn(page.getByRole('dialog').getByRole('button', { name: t('content.publish'), exact: true }))
    await expect(page.getByText(t('content.done.publish'), { exact: true })).toBeVisible()
    const guest = await openVisitor()
    await expect.poll(async () => (await guest.request.get(`/en-us/${slug}`)).status()).toBe(200)
    await guest.goto(`/en-us/${slug}`)
    const titles = guest.getByRole('heading', { level: 2 }).filter({ hasText: /ning$/ })
    await expect(titles).toHaveText(['Evening', 'Evening', 'Morning'])
    await expect(guest.getByRole('main').locator('strong', { hasText: 'Bold' })).toHaveCount(2)
  })
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, `backoffice-rich-text-${width}`, { fullPage: true })
  }
})

/** Gives the block that is edited a picture with words, and drags its focal point into the corner. */
async function dragFocalPoint(page: Page, t: SiteText): Promise<void> {
  await page.getByText(t('content.group.picture'), { exact: true }).click()
  await page.getByRole('button', { name: t('content.form.add', { name: t('content.field.media') }) }).click()
  await page
    .getByRole('button', { name: t('content.picture.pick') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: t('content.picture.use') }).click()
  await page.getByLabel(t('content.picture.alt'), { exact: true }).fill('A pair of shoes')
  const point = (x: number, y: number) =>
    page.getByRole('button', { name: t('content.picture.focus.point', { x, y }), exact: true })
  await point(50, 50).hover()
  await page.mouse.down()
  await page.mouse.move(0, 0, { steps: 4 })
  await page.mouse.up()
  await expect(point(0, 0)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await tabTo(point(0, 0))
  await page.keyboard.press('Shift+ArrowRight')
  await expect(point(10, 0)).toBeFocused()
  expect(await findA11yViolations(page)).toEqual([])
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await takeScreenshot(page, `backoffice-focal-point-${width}`, { fullPage: true })
  }
}

test('an author drags a block and a focal point, schedules a page, publishes it and takes it back [CMS-21]', async ({
  page,
  t,
  openVisitor,
  pageErrors,
}) => {
  test.slow()
  pageErrors.allow(noSession)
  const slug = `dragged-${test.info().retry}`
  const backoffice = await signIn(page, t, pick('agent.es', 'agent.it'))
  const editor = editorOf(page, t)
  await backoffice.press(t('content.new'))
  await page.getByRole('dialog').getByLabel(t('content.column.site')).selectOption('LH-US')
  await page.getByLabel(t('content.slug')).fill(slug)
  await editor.title.fill('Dragged')
  await backoffice.press(t('content.create'))
  for (const title of ['Upper', 'Lower']) {
    await editor.add.click()
    await page.getByRole('radio', { name: t('content.block.rich-text'), exact: true }).check()
    await backoffice.press(t('content.palette.add'))
    await editor.title.fill(title)
  }
  await editor.blocks.filter({ hasText: 'Lower' }).dragTo(editor.blocks.filter({ hasText: 'Upper' }))
  await expect(editor.blocks.first()).toContainText('Lower')
  await dragFocalPoint(page, t)
  await editor.isSaved()
  const guest = await openVisitor()
  const status = async () => (await guest.request.get(`/en-us/${slug}`)).status()
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await test.step('a scheduled page waits for its day', async () => {
    await backoffice.press(t('content.schedule'))
    await page.getByRole('dialog').getByLabel(t('content.schedule.from')).fill('2090-01-01T09:00')
    expect(await findA11yViolations(page, 'dialog')).toEqual([])
    await confirm(t('content.schedule'))
    await expect(page.getByText(t('content.done.schedule'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('content.state.scheduled'), { exact: true })).toBeVisible()
    expect(await status()).toBe(404)
  })
  await test.step('a published page is there, and gone once it is unpublished', async () => {
    await backoffice.press(t('content.publish'))
    await confirm(t('content.publish'))
    await expect.poll(status).toBe(200)
    await backoffice.press(t('content.archive'))
    expect(await findA11yViolations(page, 'dialog')).toEqual([])
    await confirm(t('content.archive'))
    await expect(page.getByText(t('content.done.archive'), { exact: true })).toBeVisible()
    await expect.poll(status).toBe(404)
  })
})
