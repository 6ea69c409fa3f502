import { type ComponentProps, useState } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>

/** A field for a password, with a button that shows what was typed. */
export function PasswordField(props: Props) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t(isShown ? 'account.password.hide' : 'account.password.show')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
