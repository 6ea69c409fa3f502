import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { watchExperiences } from './watch-experiences.ts'

const { reportBehaviour } = vi.hoisted(() => ({ reportBehaviour: vi.fn() }))
vi.mock('../../client/events/report-behaviour.ts', () => ({ reportBehaviour }))

/** Shows an experience below a space, and watches it. */
function show(id: string, { space = 0, inner = '<p>Text</p>' } = {}): HTMLElement {
  const main = document.createElement('main')
  main.innerHTML = `<div style="height:${space}px"></div>
    <div data-experience="${id}" data-choice="short" data-tracking-event="followed">${inner}</div>`
  document.body.append(main)
  const stop = watchExperiences(document)
  onTestFinished(() => {
    stop()
    main.remove()
  })
  return main
}

beforeEach(() => reportBehaviour.mockClear())
afterEach(() => window.scrollTo(0, 0))

const shownOf = (experienceId: string) => [{ type: 'experiment', name: 'shown', experienceId, variantId: 'short' }]

test('an experience is reported when it comes into view, and once [CMS-14] [ROLE-05]', async () => {
  const main = show('below', { space: 5000 })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(reportBehaviour).not.toHaveBeenCalled()
  for (const top of [5000, 0, 5000]) window.scrollTo(0, top)
  main.querySelector('[data-experience]')?.scrollIntoView()
  await expect.poll(() => reportBehaviour.mock.calls).toEqual([shownOf('below')])
})

test('a variant without content is seen at its place as well [ROLE-05]', async () => {
  show('empty', { inner: '' })
  await expect.poll(() => reportBehaviour.mock.calls).toEqual([shownOf('empty')])
})

test('a click on a link of an experience reports its tracking event, one on its text does not [CMS-14]', async () => {
  const main = show('clicked', { inner: '<p>Text</p><a href="#there">Link</a>' })
  main.querySelector('p')?.click()
  main.querySelector('a')?.click()
  const clicks = () => reportBehaviour.mock.calls.filter(([{ name }]) => name === 'clicked')
  await expect
    .poll(clicks)
    .toEqual([
      [{ type: 'experiment', name: 'clicked', experienceId: 'clicked', variantId: 'short', trackingEvent: 'followed' }],
    ])
})
