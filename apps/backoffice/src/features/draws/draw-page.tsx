import type { StaffDraw } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import detailStyles from '../../ui/detail-page.module.css'
import { Facts } from '../../ui/facts.tsx'
import listStyles from '../../ui/list-page.module.css'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import { CancelDrawDialog } from './cancel-draw-dialog.tsx'
import { DrawStateBadge } from './draw-state-badge.tsx'
import { DrawVariants, DrawWinners } from './draw-tables.tsx'
import { formatMoment } from './format-moment.ts'

/** One draw: its terms, its tickets by size, its winners and what proves that it is fair. */
export function DrawPage() {
  const { t } = useWords()
  const { drawId = '' } = useParams()
  const draw = useQuery({
    queryKey: ['draw', drawId],
    queryFn: () => callBackoffice('backoffice.getDraw', { params: { drawId } }),
  })
  return (
    <div className={listStyles.page}>
      <Link to="/draws">{t('backoffice.draws.back')}</Link>
      <ErrorNotice error={draw.error} />
      {draw.isPending ? <p role="status">{t('backoffice.loading')}</p> : null}
      {draw.data ? <Shown draw={draw.data} /> : null}
    </div>
  )
}

function Shown({ draw }: { readonly draw: StaffDraw }) {
  const { t, locale } = useWords()
  const { rights } = useSession()
  const [isCancelling, setIsCancelling] = useState(false)
  const { opensAt, closesAt, timeZone, state, seed, seedHash } = draw
  return (
    <>
      <div className={detailStyles.head}>
        <div className={detailStyles.actions}>
          <h1>{draw.name}</h1>
          <DrawStateBadge state={state} />
        </div>
        {state === 'open' && rights.includes('draws.manage') ? (
          <Button variant="danger" onClick={() => setIsCancelling(true)}>
            {t('backoffice.draws.cancel')}
          </Button>
        ) : null}
      </div>
      <div className={detailStyles.columns}>
        <div className={detailStyles.column}>
          <Panel title={t('backoffice.draws.variants')}>
            <DrawVariants draw={draw} />
          </Panel>
          <Panel title={t('backoffice.draws.winners')}>
            <DrawWinners draw={draw} />
          </Panel>
        </div>
        <Panel title={t('backoffice.draws.terms')}>
          <Facts
            facts={[
              [t('backoffice.draws.opens'), formatMoment(opensAt, { locale, timeZone })],
              [t('backoffice.draws.closes'), formatMoment(closesAt, { locale, timeZone })],
              [t('backoffice.draws.holdHours'), draw.holdHours],
              [t('backoffice.draws.entries'), draw.entries],
              [t('backoffice.draws.units'), draw.units],
              [t('backoffice.draws.site'), draw.siteId],
              [
                t('backoffice.draws.productId'),
                <Link key="p" to={`/products/${draw.productId}`}>
                  {draw.productId}
                </Link>,
              ],
              [t('backoffice.draws.hash'), seedHash],
              [t('backoffice.draws.seed'), seed ?? t('backoffice.draws.seed.secret')],
            ]}
          />
        </Panel>
      </div>
      {isCancelling ? <CancelDrawDialog draw={draw} onClose={() => setIsCancelling(false)} /> : null}
    </>
  )
}
