import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../../tools/show-page.tsx'
import { FocusField } from './focus-field.tsx'
import { moveFocus, type PictureFocus, toFocusAt } from './picture-focus.ts'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const point = (x: number, y: number) =>
  page.getByRole('button', { name: t('content.picture.focus.point', { x, y }), exact: true })
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>')}`

function Chosen({ isReadOnly = false }) {
  const [focus, setFocus] = useState<PictureFocus | undefined>()
  return <FocusField {...{ focus, picture, isReadOnly }} onChange={setFocus} />
}

const listCrops = () =>
  [...document.querySelectorAll<HTMLImageElement>('figure img')].map(({ style }) => style.objectPosition)

test('the focal point moves by arrow keys, by ten with Shift, and the crop of each width follows [CMS-21]', async () => {
  await showPage(<Chosen />, { rights: [], replies: {} })
  await expect.element(point(50, 50)).toBeInTheDocument()
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
  await expect.element(point(51, 59)).toHaveFocus()
  expect(listCrops()).toEqual(['51% 59%', '51% 59%', '51% 59%'])
  await expect.element(page.getByRole('status')).toHaveTextContent(t('content.picture.focus.point', { x: 51, y: 59 }))
  await expect.element(page.getByLabelText(t('content.picture.focus.x'))).toHaveValue(51)
})

test('the focal point is dragged over the picture, and stays within it [CMS-21]', async () => {
  await showPage(<Chosen />, { rights: [], replies: {} })
  const shown = page.getByRole('presentation').first().element()
  await expect.poll(() => shown.getBoundingClientRect().width).toBe(200)
  const { left, top } = shown.getBoundingClientRect()
  const send = (type: string, x: number, y: number) =>
    shown.dispatchEvent(
      new PointerEvent(type, { bubbles: true, buttons: 1, pointerId: 1, clientX: left + x, clientY: top + y }),
    )
  send('pointermove', 20, 75)
  await expect.element(point(10, 75)).toBeInTheDocument()
  send('pointermove', 900, -50)
  await expect.element(point(100, 0)).toBeInTheDocument()
})

test('without the right to edit the focal point is shown and does not move [CMS-21]', async () => {
  await showPage(<Chosen isReadOnly />, { rights: [], replies: {} })
  await expect.element(point(50, 50)).toBeDisabled()
})

test.each([
  ['Tab', false, null],
  ['ArrowLeft', false, { x: 0, y: 97 }],
  ['ArrowDown', true, { x: 0, y: 100 }],
])('%s with Shift %s moves the focal point to %j [CMS-21]', (key, isLarge, expected) => {
  expect(moveFocus({ x: 0, y: 97 }, key, isLarge)).toEqual(expected)
})

test('the point under a pointer is in percent of the picture [CMS-21]', () => {
  expect(toFocusAt({ x: 60, y: 30 }, { left: 10, top: 10, width: 200, height: 40 })).toEqual({ x: 25, y: 50 })
})
