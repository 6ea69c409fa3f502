import type { LoyaltyTier } from '@lacehouse/contracts'
import { plainFactor } from '@lacehouse/domain/loyalty/loyalty-tier'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import styles from './account-page.module.css'

type Props = {
  readonly tiers: readonly LoyaltyTier[]
  /** The tier of the member. */
  readonly ownId?: string | undefined
}

/** The tiers of the programme with what each takes and gives, and what happens when points are a year old. */
export function Tiers({ tiers, ownId }: Props) {
  const t = useTranslate()
  return (
    <section className={styles.part} aria-labelledby="tiers">
      <h2 className={styles.heading} id="tiers">
        {t('loyalty.tiers.title')}
      </h2>
      <ul className={styles.rows}>
        {tiers.map((tier) => (
          <li className={styles.tier} key={tier.id}>
            <div className={styles.head}>
              <h3 className={styles.subheading}>{tier.name}</h3>
              {tier.id === ownId ? <Badge tone="positive">{t('loyalty.tiers.own')}</Badge> : null}
            </div>
            <TierTerms tier={tier} />
          </li>
        ))}
      </ul>
      <div className={styles.year}>
        <h3 className={styles.subheading}>{t('loyalty.tiers.year.title')}</h3>
        <p className={styles.text}>{t('loyalty.tiers.year.text')}</p>
      </div>
    </section>
  )
}

function TierTerms({ tier: { points, pointsFactor, benefits } }: { readonly tier: LoyaltyTier }) {
  const t = useTranslate()
  const { number } = useFormat()
  return (
    <>
      <p className={styles.text}>
        {points === 0 ? t('loyalty.tiers.start') : t('loyalty.tiers.from', { points: number(points) })}
      </p>
      <ul className={styles.benefits}>
        <li>
          {pointsFactor === plainFactor
            ? t('loyalty.tiers.plain')
            : t('loyalty.tiers.factor', { factor: number(pointsFactor / plainFactor) })}
        </li>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </>
  )
}
