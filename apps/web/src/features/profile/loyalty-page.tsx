import { Suspense } from 'react'
import { usePoints, useTiers } from '../../client/account/points-query.ts'
import { useShop } from '../../client/use-shop.ts'
import type { AddressFormField } from '../../components/address/address-fields.ts'
import { LazyTierProgress } from '../../components/loyalty/lazy-tier-progress.ts'
import { LoadedProfile, type Profile } from '../../components/profile/loaded-profile.tsx'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { shareAddress } from '../../ui/share-address.ts'
import { toasts } from '../../ui/toasts.ts'
import styles from './account-page.module.css'
import type { LeaveLoyaltyArgs } from './leave-loyalty-dialog/leave-loyalty-dialog.tsx'
import { PointsHistory } from './points-history.tsx'
import { Vouchers } from './vouchers.tsx'

const Tiers = lazyConnected(() =>
  loadWithMessages(() => import('./tiers.tsx').then((module) => module.Tiers), 'loyalty'),
)

type Props = {
  /** The rule of the country's postal codes, for shoppers who join. */
  readonly postalCode: AddressFormField
}

/** The page of the loyalty programme: balance, tier, vouchers and history of a member; for others the way to join (LOY-03). */
export function LoyaltyPage({ postalCode }: Props) {
  const t = useTranslate()
  const { loyalty } = useShop().site.features
  return loyalty ? (
    <LoadedProfile>
      {(profile) => (profile.isLoyaltyMember ? <Membership profile={profile} /> : <NoMember postalCode={postalCode} />)}
    </LoadedProfile>
  ) : (
    <p className={styles.none}>{t('profile.loyalty.away')}</p>
  )
}

function Membership({ profile }: { readonly profile: Profile }) {
  const t = useTranslate()
  const { date } = useFormat()
  const { memberId, loyaltySummary, loyaltyOptInDate } = profile
  const points = loyaltySummary?.points.balance ?? 0
  const { standing } = usePoints()
  return (
    <>
      <div className={styles.card}>
        <p className={styles.balance}>{t('profile.loyalty.balance', { points })}</p>
        {loyaltyOptInDate ? (
          <p className={styles.text}>{t('profile.loyalty.since', { date: date(loyaltyOptInDate) })}</p>
        ) : null}
      </div>
      <Suspense>
        {standing ? <LazyTierProgress standing={standing} /> : null}
        <SiteTiers ownId={standing?.tier?.id} />
      </Suspense>
      <Invitation />
      <Vouchers />
      <PointsHistory />
      {memberId ? <Leaving memberId={memberId} points={points} tier={standing?.tier?.name ?? null} /> : null}
    </>
  )
}

/** The way out of the programme; its dialog says first what happens (decision 0133). */
function Leaving(membership: LeaveLoyaltyArgs) {
  const t = useTranslate()

  async function leave(): Promise<void> {
    const result = await openDialog('leave-loyalty', membership)
    if (result.ok) toasts.add({ title: t('profile.loyalty.leave.done'), tone: 'positive' })
  }

  return (
    <section className={styles.part} aria-labelledby="leaving">
      <h2 className={styles.heading} id="leaving">
        {t('profile.loyalty.leave.title')}
      </h2>
      <p className={styles.text}>{t('profile.loyalty.leave.text')}</p>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => void leave()}>
          {t('profile.loyalty.leave.action')}
        </Button>
      </div>
    </section>
  )
}

/** Shows the benefits of each tier of the site; nothing where it has none. */
function SiteTiers({ ownId }: { readonly ownId?: string | undefined }) {
  const tiers = useTiers()
  return tiers.length > 0 ? <Tiers tiers={tiers} ownId={ownId} /> : null
}

/** The member's code and link for new members (REG-10). */
function Invitation() {
  const t = useTranslate()
  const { locale } = useShop()
  const { referralCode } = usePoints()
  if (!referralCode) return null
  const shareInvitation = () => {
    const url = `${location.origin}/${locale}/sign-up?referral_code=${referralCode}`
    return shareAddress({ title: t('profile.loyalty.invite.shared'), url }, t('profile.loyalty.invite.copied'))
  }
  return (
    <section className={styles.part} aria-labelledby="invitation">
      <h2 className={styles.heading} id="invitation">
        {t('profile.loyalty.invite.title')}
      </h2>
      <p className={styles.text}>{t('profile.loyalty.invite.text')}</p>
      <p>{t('profile.loyalty.invite.code', { code: referralCode })}</p>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => void shareInvitation()}>
          {t('profile.loyalty.invite.link')}
        </Button>
      </div>
    </section>
  )
}

function NoMember({ postalCode }: Props) {
  const t = useTranslate()
  const { locale } = useShop()

  async function join(): Promise<void> {
    const result = await openDialog('loyalty-sign-up', { postalCode })
    if (result.ok) toasts.add({ title: t('profile.loyalty.joined'), tone: 'positive' })
  }

  return (
    <>
      <div className={styles.none}>
        <h2 className={styles.heading}>{t('profile.loyalty.none.title')}</h2>
        <p>{t('profile.loyalty.none.text')}</p>
        <div className={styles.ways}>
          <Button variant="action" onClick={() => void join()}>
            {t('profile.loyalty.join.action')}
          </Button>
          <a href={`/${locale}/loyalty`}>{t('profile.loyalty.more')}</a>
        </div>
      </div>
      <Suspense>
        <SiteTiers />
      </Suspense>
    </>
  )
}
