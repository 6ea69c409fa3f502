import type { CallReply } from '@lacehouse/contracts'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { CheckField, SelectField, TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './imports.module.css'
import { PicturesField } from './pictures-field.tsx'
import { sendFile } from './send-file.ts'

type Props = Pick<CallReply<'backoffice.listImports'>, 'sites' | 'pictureHosts'>

const encodings = ['utf-8', 'windows-1252'] as const

/** Sends a file of products, which is checked first. */
export function ImportForm({ sites, pictureHosts }: Props) {
  const { t, locale } = useWords()
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [siteId, setSiteId] = useState(sites[0]?.siteId ?? '')
  const [language, setLanguage] = useState('')
  const [encoding, setEncoding] = useState<(typeof encodings)[number]>('utf-8')
  const [only, setOnly] = useState({ isUpdate: false, isStrict: false, hasPictures: true })
  const [percent, setPercent] = useState(0)
  const locales = sites.find((site) => site.siteId === siteId)?.locales ?? []
  const fileLocale = locales.includes(language) ? language : (locales[0] ?? '')
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const send = useMutation({
    mutationFn: (chosen: File) => {
      const options = { siteId, fileLocale, ...only, ...(encoding !== 'utf-8' && { encoding }) }
      return sendFile(chosen, options, setPercent)
    },
    onSuccess: (importId) => navigate(`/imports/${importId}`),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (file && !send.isPending) send.mutate(file)
  }
  return (
    <Panel title={t('backoffice.imports.new')}>
      <form className={styles.form} onSubmit={submit}>
        <p>{t('backoffice.imports.intro')}</p>
        <TextField
          label={t('backoffice.imports.file')}
          hint={t('backoffice.imports.file.hint')}
          type="file"
          accept=".csv,.tsv,.txt,.xml,.jsonl,.zip"
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        <div className={styles.fields}>
          <SelectField
            label={t('backoffice.imports.site')}
            hint={t('backoffice.imports.site.hint')}
            value={siteId}
            onChange={({ target }) => setSiteId(target.value)}
          >
            {sites.map((site) => (
              <option key={site.siteId} value={site.siteId}>{`${site.siteId} (${site.currency})`}</option>
            ))}
          </SelectField>
          <SelectField
            label={t('backoffice.imports.language')}
            value={fileLocale}
            onChange={({ target }) => setLanguage(target.value)}
          >
            {locales.map((one) => (
              <option key={one} value={one}>
                {names.of(one) ?? one}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('backoffice.imports.encoding')}
            value={encoding}
            onChange={({ target }) => setEncoding(target.value as typeof encoding)}
          >
            {encodings.map((one) => (
              <option key={one} value={one}>
                {t(`backoffice.imports.encoding.${one}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <CheckField
          label={t('backoffice.imports.isUpdate')}
          checked={only.isUpdate}
          onChange={({ target }) => setOnly({ ...only, isUpdate: target.checked })}
        />
        <CheckField
          label={t('backoffice.imports.isStrict')}
          checked={only.isStrict}
          onChange={({ target }) => setOnly({ ...only, isStrict: target.checked })}
        />
        {only.isUpdate ? null : (
          <PicturesField
            isZip={/\.zip$/i.test(file?.name ?? '')}
            hosts={pictureHosts}
            checked={only.hasPictures}
            onChange={(hasPictures) => setOnly({ ...only, hasPictures })}
          />
        )}
        <ErrorNotice error={send.error} />
        {send.isPending ? <p role="status">{t('backoffice.imports.sending', { percent })}</p> : null}
        <div>
          <Button type="submit" variant="action" disabled={!file} busy={send.isPending}>
            {t('backoffice.imports.check')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
