import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { findMail } from '../../fixtures/read-mail.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'

test.describe('on a phone in German', () => {
  test.use({ ...phone, siteLocale: 'de-de' })

  test('a question by subject gets a case number, on the page and by mail [ACC-15] [RT-13]', async ({
    page,
    t,
    shop,
    pageErrors,
  }) => {
    // A visitor gets a session with the first call that needs one.
    pageErrors.allow(/status of 401/)
    await page.goto('/de-de/help/contact-us')
    const form = page.getByRole('form', { name: t('contact.title') })
    const send = form.getByRole('button', { name: t('contact.send') })
    const field = (name: 'category' | 'subject' | 'name' | 'email' | 'message') =>
      form.getByLabel(t(`contact.field.${name}`), { exact: true })
    await send.click()
    await expect(form.getByText(t('validation.required'))).toHaveCount(4)
    await expect(field('category')).toBeFocused()
    expect(await findA11yViolations(page)).toEqual([])
    await form.scrollIntoViewIfNeeded()
    await takeScreenshot(page, 'contact-errors-phone')
    const email = `ada.${Date.now()}@example.com`
    await field('category').selectOption('return')
    await field('subject').selectOption('refund')
    await field('name').fill('Ada Weiß')
    await field('email').fill(email)
    await field('message').fill('Wann kommt meine Erstattung an?')
    await send.click()
    await expect(page.getByText(t('contact.done.title'))).toBeVisible()
    const said = await page.getByText(t.like('contact.done.text', { email })).textContent()
    const [number = ''] = /C-[2-9A-Z]{10}/.exec(said ?? '') ?? []
    const { text } = await findMail(shop, `case-${number}`, number)
    expect(text).toContain('Wann kommt meine Erstattung an?')
    await takeScreenshot(page, 'contact-done-phone')
  })
})
