import type { CallReply } from '@lacehouse/contracts'
import type { ReactNode } from 'react'
import { useOwnProfile } from '../../client/account/profile-query.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export type Profile = CallReply<'consumer.get'>['consumerProfile']

type Props = { readonly children: (profile: Profile) => ReactNode }

/** Shows its content once the profile is loaded; until then its shape, and after a failure a button to try again. */
export function LoadedProfile({ children }: Props) {
  const t = useTranslate()
  const { profile, retry } = useOwnProfile()
  if (profile) return children(profile)
  if (!retry) return <Skeleton height="16rem" />
  return <RetryNotice onRetry={retry}>{t('profile.notLoaded')}</RetryNotice>
}
