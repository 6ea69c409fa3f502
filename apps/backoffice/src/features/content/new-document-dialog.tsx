import { type ContentDoctype, contentDoctypes } from '@lacehouse/domain/content/document-types'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { toEditorPath } from './content-keys.ts'
import { createValue, type Fields } from './form/json-schema.ts'
import { newId } from './form/new-id.ts'
import { type ContentTypes, findDocumentSchema } from './use-content-types.ts'

type Props = { readonly types: ContentTypes; readonly onClose: () => void }

const slugPattern = /^[a-z0-9][a-z0-9-]{0,79}$/

/** Creates a document: its site, language, type and name, and a first title. */
export function NewDocumentDialog({ types, onClose }: Props) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [siteId, setSiteId] = useState(types.sites[0]?.siteId ?? '')
  const [chosenLocale, setChosenLocale] = useState('')
  const [doctype, setDoctype] = useState<ContentDoctype>('page')
  const [slug, setSlug] = useState('')
  const [title, setTitle] = useState('')
  const site = types.sites.find((one) => one.siteId === siteId)
  const contentLocale = site?.locales.includes(chosenLocale) ? chosenLocale : (site?.defaultLocale ?? '')
  const create = useMutation({
    mutationFn: () => {
      const body = createBody(types, doctype, { slug, title: title.trim() })
      return callBackoffice('backoffice.createContent', { body: { siteId, contentLocale, doctype, slug, body } })
    },
    onSuccess: (made) => navigate(toEditorPath(made)),
  })
  return (
    <Dialog
      title={t('content.new')}
      action={t('content.create')}
      busy={create.isPending}
      canSubmit={slugPattern.test(slug) && title.trim() !== ''}
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
      <SelectField label={t('content.column.site')} value={siteId} onChange={({ target }) => setSiteId(target.value)}>
        {types.sites.map((one) => (
          <option key={one.siteId} value={one.siteId}>{`${one.siteId} (${one.name})`}</option>
        ))}
      </SelectField>
      <SelectField
        label={t('content.column.locale')}
        value={contentLocale}
        onChange={({ target }) => setChosenLocale(target.value)}
      >
        {site?.locales.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('content.column.type')}
        value={doctype}
        onChange={({ target }) => setDoctype(target.value as ContentDoctype)}
      >
        {contentDoctypes.map((one) => (
          <option key={one} value={one}>
            {t(`content.doctype.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('content.slug')}
        hint={t('content.slug.hint')}
        error={slug === '' || slugPattern.test(slug) ? null : t('content.slug.error')}
        maxLength={80}
        value={slug}
        onChange={({ target }) => setSlug(target.value)}
      />
      <TextField
        label={t('content.field.title')}
        lang={contentLocale}
        maxLength={200}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <ErrorNotice error={create.error} />
    </Dialog>
  )
}

/** Makes the body of a new document: every required field, with the title where the type has one. */
function createBody(
  types: ContentTypes,
  doctype: ContentDoctype,
  { slug, title }: { slug: string; title: string },
): Fields {
  const schema = findDocumentSchema(types, doctype)
  const { properties = {} } = schema
  const named = ['title', 'minimizedTitle', 'maximizedTitle'].filter((name) => name in properties)
  return {
    ...(createValue(schema, newId) as Fields),
    ...('id' in properties && { id: slug }),
    ...('slug' in properties && { slug }),
    ...Object.fromEntries(named.map((name) => [name, title])),
  }
}
