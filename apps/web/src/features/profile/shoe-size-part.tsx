import {
  formatShoeSize,
  listShoeSizes,
  parsePreferredShoeSize,
  type SizeAudience,
  sizeAudiences,
} from '@lacehouse/domain/product/shoe-sizes'
import { useState } from 'react'
import { updateProfile } from '../../client/account/update-profile.ts'
import { useShop } from '../../client/use-shop.ts'
import { formatError } from '../../components/cart/format-error.ts'
import type { Profile } from '../../components/profile/loaded-profile.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Select } from '../../ui/select.tsx'
import { toasts } from '../../ui/toasts.ts'
import styles from './account-page.module.css'

/** Asks for the shoe size in the site's system; a choice is saved at once (ACC-13). */
export function ShoeSizePart({ profile }: { readonly profile: Profile }) {
  const t = useTranslate()
  const { site, locale } = useShop()
  const stored = parsePreferredShoeSize(profile.preferences.preferredShoeSize ?? '')
  const [audience, setAudience] = useState<SizeAudience | ''>(stored?.audience ?? '')
  const [failure, setFailure] = useState<string | null>(null)
  const { size: system } = site.units

  async function save(preferredShoeSize: string): Promise<void> {
    setFailure(null)
    try {
      await updateProfile({ preferences: { preferredShoeSize } })
      toasts.add({ title: t('profile.preferences.saved'), tone: 'positive' })
    } catch (error) {
      setFailure(formatError(t, error))
    }
  }

  const changeAudience = (next: string): void => {
    setAudience(sizeAudiences.find((one) => one === next) ?? '')
    // A size of the other wearers means nothing any more.
    if (stored) void save('')
  }
  return (
    <section className={styles.part} aria-labelledby="shoe-size">
      <h2 className={styles.heading} id="shoe-size">
        {t('profile.shoeSize.title')}
      </h2>
      <p className={styles.text}>{t('profile.shoeSize.text')}</p>
      <div className={styles.pair}>
        <Select
          label={t('profile.shoeSize.audience')}
          placeholder={t('profile.shoeSize.none')}
          value={audience}
          error={audience === '' ? failure : null}
          onChange={({ target }) => changeAudience(target.value)}
          options={sizeAudiences.map((value) => ({ value, label: t(`profile.shoeSize.audience.${value}`) }))}
        />
        {audience === '' ? null : (
          <Select
            label={t('profile.shoeSize.size', { system })}
            placeholder={t('profile.shoeSize.choose')}
            value={stored?.audience === audience ? `${audience}-${stored.size}` : ''}
            error={failure}
            onChange={({ target }) => void save(target.value)}
            options={listShoeSizes(audience).map((size) => ({
              value: `${audience}-${size}`,
              label: formatShoeSize(size, { audience, system, locale }),
            }))}
          />
        )}
      </div>
    </section>
  )
}
