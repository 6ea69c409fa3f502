import { testContextName } from '@lacehouse/domain/experiments/test-context'
import { toPublishedPath } from '@lacehouse/domain/page/preview-path'
import { segmentKeys } from '@lacehouse/domain/segment/segment'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { minutes } from '@lacehouse/domain/time/durations'
import { readForcedAudience } from '../../client/read-test-context.ts'
import { getMessages, loadAreas } from '../../i18n/catalogues.ts'
import { formatWords } from '../../i18n/format-words.ts'
import styles from './preview.module.css'

type PreviewWord =
  `preview.${'label' | 'now' | 'time' | 'audience' | 'audience.choose' | 'audience.none' | 'choose' | 'leave'}`

/** Shows that the page has drafts, of which time and for which audience, and leads out of the preview. */
export async function showBar(): Promise<void> {
  const locale = document.documentElement.dataset.locale ?? 'en-us'
  await loadAreas(locale, ['preview'])
  const t = (id: PreviewWord, values?: Readonly<Record<string, string>>) =>
    String(formatWords({ locale, catalogue: getMessages(locale, ['preview']) }, id, values))
  const bar = document.createElement('section')
  bar.className = styles.bar ?? ''
  bar.ariaLabel = t('preview.label')
  const said = document.createElement('p')
  const time = readTime()
  const shown = time && new Intl.DateTimeFormat(toLanguageTag(locale), { dateStyle: 'medium', timeStyle: 'short' })
  const audience = readForcedAudience()
  said.textContent = [
    shown && time ? t('preview.time', { time: shown.format(time) }) : t('preview.now'),
    ...(audience ? [t('preview.audience', { audience })] : []),
  ].join(' ')
  const audienceField = createAudienceField(audience ?? '', {
    label: t('preview.audience.choose'),
    none: t('preview.audience.none'),
  })
  bar.append(said, createTimeField(t('preview.choose'), time), audienceField, createWayOut(t('preview.leave')))
  document.body.append(bar)
}

function createTimeField(label: string, time: Date | null): HTMLElement {
  const field = document.createElement('label')
  const input = document.createElement('input')
  input.type = 'datetime-local'
  if (time) input.value = toLocalTime(time)
  input.addEventListener('change', () => {
    const address = new URL(location.href)
    if (input.value) address.searchParams.set('preview', new Date(input.value).toISOString())
    else address.searchParams.delete('preview')
    location.assign(address)
  })
  field.append(label, input)
  return field
}

/** Offers the segments of visitors, and the variant of an experiment that an address forced. */
function createAudienceField(audience: string, words: Readonly<Record<'label' | 'none', string>>): HTMLElement {
  const field = document.createElement('label')
  const select = document.createElement('select')
  const segments = segmentKeys.map((key) => `segment:${key}`)
  const others = audience === '' || segments.includes(audience) ? [] : [audience]
  for (const value of ['', ...segments, ...others]) {
    const text = value === '' ? words.none : value.replace(/^segment:/, '')
    select.append(new Option(text, value, false, value === audience))
  }
  select.addEventListener('change', () => {
    const address = new URL(location.href)
    address.searchParams.set(testContextName, select.value)
    location.assign(address)
  })
  field.append(words.label, select)
  return field
}

function createWayOut(label: string): HTMLElement {
  const link = document.createElement('a')
  link.href = toPublishedPath(location.pathname)
  link.dataset.native = ''
  link.dataset.published = ''
  link.textContent = label
  // The router changes the page without this bar.
  link.addEventListener('click', () => {
    link.href = toPublishedPath(location.pathname)
  })
  return link
}

function readTime(): Date | null {
  const time = new URLSearchParams(location.search).get('preview')
  return time !== null && !Number.isNaN(Date.parse(time)) ? new Date(time) : null
}

/** Writes a time as the field wants it: by the clock of this computer, without a zone. */
const toLocalTime = (time: Date): string =>
  new Date(time.getTime() - minutes(time.getTimezoneOffset())).toISOString().slice(0, 16)
