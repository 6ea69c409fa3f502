import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainBlocks } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { findDifference, type Look, readLook } from '../../fixtures/compare-pictures.ts'
import { waitForPictures } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, test } from '../../fixtures/test.ts'
import { backofficeOf } from '../../pages/backoffice.ts'

type Looks = Record<string, Record<string, Look>>

/** `UPDATE_LOOKS=1` writes the looks that the journey sees. */
const isUpdate = process.env.UPDATE_LOOKS === '1'
const file = join(import.meta.dirname, 'block-gallery.looks.json')
const stored: Looks = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
const path = '/pre/en-us/block-gallery'
/** These have no place of their own on a page: dialogs wait for a link, and a link leads to an anchor. */
const isUnseen = (id: string) => /^(dialog|event-dialog|anchor)$/.test(id)

/** High enough for several blocks, and no higher than Chromium can draw at once. */
const height = 3000
/** Room for the header and for the bar of the preview, which stay in view. */
const margin = 160

/** The products of these depend on what visitors of the shop did before. */
const isChanging = (id: string) => id.startsWith('recommendations-')

/** The headings between the blocks name them. */
const isLookedAt = (id: string) => !id.endsWith('-name') && !isUnseen(id) && !isChanging(id)

/** Scrolls to a block and lists all blocks that are wholly in view, with their boxes. */
function listInView(page: Page, first: string) {
  return page.evaluate(
    async ([id, free]) => {
      const all = [...document.querySelectorAll<HTMLElement>('main [data-block-id]')]
      const start = all.findIndex(({ dataset }) => dataset.blockId === id)
      const begins = all[start]?.getBoundingClientRect().top ?? 0
      scrollTo(0, scrollY + begins - free)
      await new Promise(requestAnimationFrame)
      return all.slice(start).flatMap((block) => {
        const { x, y, width, height } = block.getBoundingClientRect()
        const fits = y >= 0 && y + height <= innerHeight - free
        return fits && width > 0 && height > 0 ? [{ id: block.dataset.blockId ?? '', x, y, width, height }] : []
      })
    },
    [first, margin] as const,
  )
}

/** With SCREENSHOTS=1 the screens stay for people. */
const toPath = (page: Page, id: string) =>
  process.env.SCREENSHOTS === '1' ? { path: `reports/screenshots/gallery-${page.viewportSize()?.width}-${id}.png` } : {}

/** Waits until the films in view have the shop's own controls in the place of the browser's, which look different everywhere. */
const waitForPlayers = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLVideoElement>('main video[controls]')].every((film) => {
      const { top, bottom } = film.getBoundingClientRect()
      return bottom < 0 || top > innerHeight
    }),
  )

type Screen = { readonly ids: readonly string[]; readonly looks: Record<string, Look> }

/** Reads the looks of the blocks from one on that fit the window. */
async function readScreen(page: Page, first: string): Promise<Screen> {
  await listInView(page, first)
  await waitForPictures(page)
  await waitForPlayers(page)
  const inView = await listInView(page, first)
  const screenshot = await page.screenshot({ ...toPath(page, first), animations: 'disabled', caret: 'hide' })
  // Late parts move what is below them.
  expect(await listInView(page, first)).toEqual(inView)
  const looks: Record<string, Look> = {}
  for (const { id, ...box } of inView) if (isLookedAt(id)) looks[id] = await readLook(screenshot, box)
  return { ids: inView.map(({ id }) => id), looks }
}

/** Reads a screen again until its late parts are there: until it looks as it is kept, or when looks are written, as just before. */
async function readFinishedScreen(page: Page, first: string, known: Record<string, Look>): Promise<Screen> {
  let screen: Screen = { ids: [], looks: {} }
  const isAsBefore = async () => {
    const before = isUpdate ? screen.looks : known
    screen = await readScreen(page, first)
    expect(Object.entries(screen.looks).filter(([id, look]) => findDifference(before[id], look))).toEqual([])
  }
  // What differs for good is reported at the end.
  await expect(isAsBefore)
    .toPass({ timeout: seconds(15) })
    .catch(() => undefined)
  return screen
}

/** Reads how every block of the gallery looks, screen by screen. A block that was not looked at fails the journey. */
async function readLooks(page: Page, known: Record<string, Look>): Promise<Record<string, Look>> {
  const blocks = page.locator('main [data-block-id]')
  const ids = await blocks.evaluateAll((all) => all.map((block) => block.getAttribute('data-block-id') ?? ''))
  const looks: Record<string, Look> = {}
  for (let next = 0; next < ids.length; ) {
    const screen = await readFinishedScreen(page, ids[next] ?? '', known)
    Object.assign(looks, screen.looks)
    next = Math.max(next, ids.indexOf(screen.ids.at(-1) ?? '')) + 1
  }
  expect(Object.keys(looks)).toEqual(ids.filter(isLookedAt))
  return looks
}

test('only staff see the draft with every block in each of its variants, which look as they did before at three widths [CMS-03]', async ({
  page,
  t,
  pageErrors,
}) => {
  test.slow()
  pageErrors.allow(/\/backoffice\/api\/session/)
  const backoffice = backofficeOf(page, t)
  // A shop that is still making its first pages may answer that it is busy.
  await expect.poll(async () => (await page.request.get(path.replace('/pre', ''))).status()).toBe(404)
  await page.goto(path, { waitUntil: 'load' })
  await backoffice.enterPassword(['agent.au@lacehouse.test', 'agent.fr@lacehouse.test'][test.info().retry] ?? '')
  await backoffice.setUpFactor()
  await backoffice.keepRecoveryCodes()
  await expect(page.getByRole('heading', { name: t('content.preview.title') })).toBeVisible()
  const seen: Looks = {}
  const differences: string[] = []
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    const looks = await readLooks(page, stored[width] ?? {})
    for (const [id, look] of Object.entries(looks)) {
      const difference = findDifference(stored[width]?.[id], look)
      if (difference) differences.push(`${width} ${id}: ${difference}`)
    }
    seen[width] = looks
    const missing = Object.keys(stored[width] ?? {}).filter((id) => !looks[id])
    differences.push(...missing.map((id) => `${width} ${id}: is missing`))
  }
  for (const { shape } of plainBlocks) {
    const { value: type } = shape.type
    const shown = Object.keys(seen[390] ?? {}).filter((id) => id === type || id.startsWith(`${type}-`))
    expect([type, shown.length > 0]).toEqual([type, !isUnseen(type) && !isChanging(`${type}-`)])
  }
  if (isUpdate) writeFileSync(file, `${JSON.stringify(seen, null, 2)}\n`)
  else expect(differences).toEqual([])
})
