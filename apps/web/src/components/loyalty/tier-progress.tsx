import type { TierStanding } from '@lacehouse/contracts'
import { useId } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './tier-progress.module.css'

type Props = {
  readonly standing: TierStanding
  /** Where all tiers are described; absent on that page. */
  readonly allHref?: string
}

/** Shows a member's tier, until when it holds, and how far it is to the next. */
export function TierProgress({ standing: { tier, next, earnedPoints }, allHref }: Props) {
  const t = useTranslate()
  const { date } = useFormat()
  const titleId = useId()
  return (
    <section className={styles.standing} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {tier ? t('loyalty.tier.own', { name: tier.name }) : t('loyalty.tier.none')}
      </h2>
      {tier?.until ? <p className={styles.text}>{t('loyalty.tier.until', { date: date(tier.until) })}</p> : null}
      {next ? <WayToNext next={next} earned={earnedPoints} /> : <p>{t('loyalty.tier.highest')}</p>}
      {allHref ? (
        <a className={styles.all} href={allHref}>
          {t('loyalty.tier.all')}
        </a>
      ) : null}
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
        {t('loyalty.tier.toGo', { points: pointsToGo, name })}
      </p>
      {by ? <p className={styles.text}>{t('loyalty.tier.by', { date: date(by) })}</p> : null}
      <progress
        className={styles.progress}
        aria-labelledby={labelId}
        aria-describedby={countId}
        max={points}
        value={earned}
      />
      <p className={styles.text} id={countId}>
        {t('loyalty.tier.count', { earned: number(earned), points: number(points) })}
      </p>
    </>
  )
}
