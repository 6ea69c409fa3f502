import type { CallReply } from '@lacehouse/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Button } from '../../ui/button.tsx'
import page from '../../ui/detail-page.module.css'
import { Facts } from '../../ui/facts.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import type { WordKey } from '../../words/words-context.ts'
import { CancelButton } from './cancel-button.tsx'
import { ImportProblems } from './import-problems.tsx'
import { ImportStateBadge } from './import-state-badge.tsx'
import styles from './imports.module.css'

type Details = CallReply<'backoffice.getImport'>

const pollEvery = 1000
const counted = ['products', 'created', 'changed', 'priced', 'stocked', 'refused'] as const

/** One import: its progress while it runs, what it changes or changed, and its refused rows. */
export function ImportPage() {
  const { t } = useWords()
  const { importId = '' } = useParams()
  const { data, error, isPending } = useQuery({
    queryKey: ['import', importId],
    queryFn: () => callBackoffice('backoffice.getImport', { params: { importId } }),
    refetchInterval: ({ state }) => (isRunning(state.data) ? pollEvery : false),
  })
  const back = <Link to="/imports">{t('backoffice.imports.back')}</Link>
  if (isPending) return <p role="status">{t('backoffice.loading')}</p>
  if (!data)
    return (
      <>
        <ErrorNotice error={error} />
        {back}
      </>
    )
  return (
    <>
      {back}
      <Head found={data} />
      <div className={styles.parts}>
        {isRunning(data) ? <Progress found={data} /> : null}
        {data.failure ? (
          <div role="alert">
            <p>{t('backoffice.imports.failure')}</p>
            <p className={styles.failure} lang="en">
              {data.failure}
            </p>
          </div>
        ) : null}
        {data.counts ? <Counts found={data} counts={data.counts} /> : null}
        <ImportProblems found={data} />
      </div>
    </>
  )
}

const running: ReadonlySet<string> = new Set(['checking', 'importing', 'fetching'])
const isRunning = (found: Details | undefined): boolean => found !== undefined && running.has(found.state)
const isOpen = ({ state }: Details): boolean => running.has(state) || state === 'uploading' || state === 'checked'

type Props = { readonly found: Details }

function Head({ found }: Props) {
  const { t, locale, moment } = useWords()
  const isSmall = found.sizeBytes < 1024 ** 2
  const unit = isSmall ? 'kilobyte' : 'megabyte'
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })
  const facts = {
    size: size.format(found.sizeBytes / (isSmall ? 1024 : 1024 ** 2)),
    ...{ site: found.siteId, date: moment(found.createdAt) },
    locale: new Intl.DisplayNames([locale], { type: 'language' }).of(found.locale) ?? found.locale,
  }
  return (
    <div className={page.head}>
      <div>
        <h1>{found.fileName}</h1>
        <p>{t('backoffice.imports.about', facts)}</p>
      </div>
      <div className={page.actions}>
        <ImportStateBadge state={found.state} />
        {found.state === 'checked' ? <RunButton importId={found.importId} /> : null}
        {isOpen(found) ? <CancelButton importId={found.importId} /> : null}
      </div>
    </div>
  )
}

function RunButton({ importId }: { readonly importId: string }) {
  const { t } = useWords()
  const client = useQueryClient()
  const run = useMutation({
    mutationFn: () => callBackoffice('backoffice.runImport', { params: { importId }, body: { run: 'import' } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['import', importId] }),
    onError: () => client.invalidateQueries({ queryKey: ['import', importId] }),
  })
  return (
    <>
      <Button variant="action" busy={run.isPending} onClick={() => run.mutate()}>
        {t('backoffice.imports.run')}
      </Button>
      <ErrorNotice error={run.error} />
    </>
  )
}

function Progress({ found: { state, readBytes, sizeBytes, pictures } }: Props) {
  const { t } = useWords()
  const isFetching = state === 'fetching' && pictures !== undefined
  const percent = Math.floor(isFetching ? (pictures.done * 100) / pictures.wanted : (readBytes * 100) / sizeBytes)
  const text = isFetching
    ? t('backoffice.imports.pictures.progress', { done: pictures.done, wanted: pictures.wanted })
    : t('backoffice.imports.progress', { percent })
  return (
    <div>
      <progress className={styles.bar} max={100} value={percent} aria-label={text} />
      <p>{text}</p>
    </div>
  )
}

function Counts({ found, counts }: Props & { readonly counts: NonNullable<Details['counts']> }) {
  const { t, locale } = useWords()
  const number = new Intl.NumberFormat(locale)
  return (
    <Panel title={t(found.state === 'checked' ? 'backoffice.imports.wouldBe' : 'backoffice.imports.changed')}>
      <Facts
        facts={[
          ...counted.map((key) => [t(`backoffice.imports.count.${key}`), number.format(counts[key])] as const),
          ...listPictureFacts(found).map(([key, count]) => [t(key), number.format(count)] as const),
        ]}
      />
    </Panel>
  )
}

/** A check knows only what the file names, and which of these would be refused. */
const listPictureFacts = ({ state, pictures }: Details): (readonly [WordKey, number])[] => {
  if (!pictures) return []
  const { wanted, done, changed, refused } = pictures
  const fetched = [
    ['backoffice.imports.count.picturesDone', done],
    ['backoffice.imports.count.picturesChanged', changed],
  ] as const
  return [
    ['backoffice.imports.count.picturesWanted', wanted],
    ...(state === 'checked' ? [] : fetched),
    ['backoffice.imports.count.picturesRefused', refused],
  ]
}
