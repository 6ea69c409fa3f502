import type { CallReply } from '@lacehouse/contracts'
import { type SubmitEvent, useState } from 'react'
import { actForCustomer } from '../../client/account/act-for-customer.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './associate-page.module.css'

const fields = ['email', 'phone', 'orderNumber'] as const
type Field = (typeof fields)[number]
type Customers = CallReply<'auth.findCustomers'>['customers']

/** Finds the customer whom an agent helps, and begins to act for them (AUTH-09). */
export function CustomerSearch() {
  const t = useTranslate()
  const [field, setField] = useState<Field>('email')
  const [value, setValue] = useState('')
  const [customers, setCustomers] = useState<Customers | null>(null)
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function run(name: string, action: () => Promise<void>): Promise<void> {
    if (busyWith !== null) return
    setBusyWith(name)
    setRefusal(null)
    await action().catch((error) => setRefusal(formatError(t, error)))
    setBusyWith(null)
  }

  function send(event: SubmitEvent): void {
    event.preventDefault()
    void run('search', async () => {
      setCustomers(null)
      setCustomers((await browserApi.call('auth.findCustomers', { body: { [field]: value.trim() } })).customers)
    })
  }

  return (
    <section className={styles.group} aria-labelledby="customer-search">
      <h2 className={styles.heading} id="customer-search">
        {t('associate.search.title')}
      </h2>
      <p className={styles.text}>{t('associate.search.text')}</p>
      {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
      <form className={styles.group} onSubmit={send} aria-label={t('associate.search.title')}>
        <Select
          label={t('associate.search.by')}
          value={field}
          options={fields.map((one) => ({ value: one, label: t(`associate.search.${one}`) }))}
          onChange={({ target }) => setField(fields.find((one) => one === target.value) ?? 'email')}
        />
        <TextField
          label={t(`associate.search.${field}`)}
          value={value}
          required
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setValue(target.value)}
        />
        <Button type="submit" variant="action" size="large" wide busy={busyWith === 'search'}>
          {t('associate.search.send')}
        </Button>
      </form>
      <div role="status">
        {customers?.length === 0 ? <Notice>{t('associate.search.none')}</Notice> : null}
        {customers ? <p className={styles.text}>{t('associate.search.found', { count: customers.length })}</p> : null}
      </div>
      <ul className={styles.customers}>
        {(customers ?? []).map(({ consumerNo, firstName, lastName, email, phone }) => (
          <li className={styles.customer} key={consumerNo}>
            <div>
              <p className={styles.name}>{`${firstName} ${lastName}`}</p>
              <p>{email}</p>
              {phone ? <p>{phone}</p> : null}
            </div>
            <Button
              busy={busyWith === consumerNo}
              onClick={() => void run(consumerNo, () => actForCustomer(consumerNo))}
            >
              {t('associate.act.of', { name: firstName })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
