import type { TierStanding } from '@lacehouse/contracts'
import { type ReactNode, useId } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './tier-progress.module.css'

type Props = {
  readonly standing: TierStanding
  /** Shown below, such as the way to all tiers. */
  readonly children?: ReactNode
}

/** Shows a member's tier, until when it holds, and how far it is to the next. */
export function TierProgress({ standing: { tier, next, earnedPoints }, children }: Props) {
  const t = useTranslate()
  const { date } = useFormat()
  const titleId = useId()
  return (
    <section className={styles.standing} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {tier ? t('account.tier.own', { name: tier.name }) : t('account.tier.none')}
      </h2>
      {tier?.until ? <p className={styles.text}>{t('account.tier.until', { date: date(tier.until) })}</p> : null}
      {next ? <WayToNext next={next} earned={earnedPoints} /> : <p>{t('account.tier.highest')}</p>}
      {children}
    </section>
  )
}

type WayProps = { readonly next: NonNullable<TierStanding['next']>; readonly earned: number }

function WayToNext({ next: { name, points, pointsToGo, by }, earned }: WayProps) {
  const t = useTranslate()
  const { date, number } = useFormat()
  const [labelId, countId] = [useId(), useId()]
  return (
    <>
      <p className={styles.left} id={labelId}>
        {t('account.tier.toGo', { points: pointsToGo, name })}
      </p>
      {by ? <p className={styles.text}>{t('account.tier.by', { date: date(by) })}</p> : null}
      <progress
        className={styles.progress}
        aria-labelledby={labelId}
        aria-describedby={countId}
        max={points}
        value={earned}
      />
      <p className={styles.text} id={countId}>
        {t('account.tier.count', { earned: number(earned), points: number(points) })}
      </p>
    </>
  )
}
