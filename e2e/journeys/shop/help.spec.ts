import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { expect, phone, test } from '../../fixtures/test.ts'

test.describe('on a German phone', () => {
  test.use({ ...phone, siteLocale: 'de-de' })

  test('a question asked in the help centre is answered, and leads to the page of the answer [CMS-04]', async ({
    page,
    t,
  }) => {
    await page.goto('/de-de/help')
    await page.getByRole('main').getByLabel(t('help.search')).fill('Wann bekomme ich mein Geld zurück?')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('help.go') })
      .click()
    const answers = page.getByRole('region', { name: t('help.found', { text: 'Wann bekomme ich mein Geld zurück?' }) })
    await expect(answers.getByRole('listitem').first()).toContainText(/Erstattung|Geld/)
    expect(await findA11yViolations(page)).toEqual([])
    await answers.getByRole('listitem').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/de-de\/help\/[a-z-/]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the help centre answers, and lists its subjects where it finds no answer [CMS-04]', async ({ page, t }) => {
    await page.goto('/en-us/help?question=zeppelin')
    await expect(page.getByText(t('help.none', { text: 'zeppelin' }))).toBeVisible()
    await page.getByRole('main').getByLabel(t('help.search')).fill('track order')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/help\?question=track\+order$/)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  })
})
