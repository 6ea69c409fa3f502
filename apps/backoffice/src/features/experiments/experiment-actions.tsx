import type { CallInput, StaffExperiment } from '@lacehouse/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import page from '../../ui/detail-page.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'

type Change = CallInput<'backoffice.changeExperiment'>['body']
type Props = { readonly experiment: StaffExperiment }

/** Start, end and share of an experiment, for those who may change it. */
export function ExperimentActions({ experiment }: Props) {
  const { t } = useWords()
  const { key, state } = experiment
  const { rights } = useSession()
  const [open, setOpen] = useState<'stop' | 'traffic' | null>(null)
  const client = useQueryClient()
  const refresh = () =>
    Promise.all(['experiments', 'experiment'].map((one) => client.invalidateQueries({ queryKey: [one] })))
  const change = useMutation({
    mutationFn: (body: Change) =>
      callBackoffice('backoffice.changeExperiment', { params: { experimentKey: key }, body }),
    onSuccess: () => {
      setOpen(null)
      return refresh()
    },
    // Another person may have been faster: the page shows the present state beside the refusal.
    onError: refresh,
  })
  const close = () => setOpen(null)
  if (state === 'stopped' || !rights.includes('experiments.manage')) return null
  return (
    <>
      <ErrorNotice error={change.error} />
      <div className={page.actions}>
        {state === 'draft' ? (
          <Button busy={change.isPending} onClick={() => change.mutate({ action: 'start' })}>
            {t('backoffice.experiments.start')}
          </Button>
        ) : (
          <Button variant="danger" onClick={() => setOpen('stop')}>
            {t('backoffice.experiments.stop')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setOpen('traffic')}>
          {t('backoffice.experiments.setTraffic')}
        </Button>
      </div>
      {open === 'stop' ? (
        <Dialog
          title={t('backoffice.experiments.stop')}
          action={t('backoffice.experiments.stop')}
          variant="danger"
          busy={change.isPending}
          onSubmit={() => change.mutate({ action: 'stop' })}
          onClose={close}
        >
          <p>{t('backoffice.experiments.stopAsk')}</p>
        </Dialog>
      ) : null}
      {open === 'traffic' ? (
        <TrafficDialog
          traffic={experiment.traffic}
          busy={change.isPending}
          onSubmit={(traffic) => change.mutate({ action: 'traffic', traffic })}
          onClose={close}
        />
      ) : null}
    </>
  )
}

type TrafficProps = {
  readonly traffic: number
  readonly busy: boolean
  readonly onSubmit: (traffic: number) => void
  readonly onClose: () => void
}

/** The ten-thousandths in a percent. */
const perPercent = 100
const whole = 10_000

function TrafficDialog({ traffic, busy, onSubmit, onClose }: TrafficProps) {
  const { t } = useWords()
  const [text, setText] = useState(String(traffic / perPercent))
  const share = Math.round(Number(text.replace(',', '.')) * perPercent)
  return (
    <Dialog
      title={t('backoffice.experiments.setTraffic')}
      action={t('backoffice.experiments.setTraffic')}
      busy={busy}
      canSubmit={share >= 1 && share <= whole}
      onSubmit={() => onSubmit(share)}
      onClose={onClose}
    >
      <TextField
        label={t('backoffice.experiments.traffic')}
        hint={t('backoffice.experiments.trafficHint')}
        inputMode="decimal"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  )
}
