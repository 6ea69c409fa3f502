import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { cards, checkoutOf, goToSummary } from './pages/checkout-parts.ts'

journey(
  'the link of an order’s mail shows the order on another device, and without its signature it shows nothing [CHK-12] [CHK-13] [AUTH-13]',
  async ({ open, shop }) => {
    const page = await open()
    await goToSummary(page, cards.good)
    await checkoutOf(page).place.click()
    await page.waitForURL(/\/order-confirmation\?order=/)
    const number = new URL(page.url()).searchParams.get('order') ?? ''
    const key = `order-${number.replace(/(.{3})(.{3})/, '$1-$2-')}`
    const readMail = async () => (await fetch(`${shop.url}/dev/mail/${key}`)).text()
    await expect.poll(readMail, { timeout: 10_000 }).toContain('/order-confirmation?order=')
    const [, link = ''] = /href="([^"]+order-confirmation\?order=[^"]+)"/.exec(await readMail()) ?? []
    const { pathname, searchParams } = new URL(link.replaceAll('&amp;', '&'))
    expect(searchParams.get('order')).toBe(number)

    const other = await open({ device: 'phone', expectedErrors: [/40\d/] })
    await other.goto(`${pathname}?order=${number}`)
    await other.getByText('We can’t show this order here.').waitFor()
    await other.goto(`${pathname}?${searchParams}`)
    await other.getByRole('heading', { name: 'Thank you, Ada!' }).waitFor()
    await other.getByText('Visa ending in 4242').waitFor()
    expect(await listBarriers(other)).toEqual([])
  },
)
