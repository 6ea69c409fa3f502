import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PaymentMarks } from './payment-marks.tsx'

test.each([
  ['FR', 'CB, Visa, Mastercard, American Express', 4],
  ['DE', 'Visa, Mastercard, American Express', 3],
] as const)('a card at the site of %s has the marks %s', async (country, name, count) => {
  const { container } = await render(<PaymentMarks method="CREDIT_CARD" country={country} />)
  await expect.element(page.getByRole('img', { name, exact: true })).toBeVisible()
  expect(container.querySelectorAll('svg')).toHaveLength(count)
})

test('the mark of a method that is not a card is for the eye only, in France too', async () => {
  const { container } = await render(<PaymentMarks method="PAYPAL" country="FR" />)
  expect(container.querySelector('[aria-hidden="true"] svg')).not.toBeNull()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
})
