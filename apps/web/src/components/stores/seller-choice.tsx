import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { readSeller, saveConnection } from '../../client/stores/seller.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './seller-choice.module.css'

type Props = {
  /** The shopper tried to place the order before both were chosen. */
  readonly isMissing: boolean
  readonly ref: RefObject<HTMLFieldSetElement | null>
}

/** Asks for the store and employee that sell an order; both are remembered on the store's device (CHK-06). */
export function SellerChoice({ isMissing, ref }: Props) {
  const t = useTranslate()
  const [known] = useState(readSeller)
  const [storeId, setStoreId] = useState(known?.storeId ?? '')
  const [employeeId, setEmployeeId] = useState(known?.storeEmployeeId ?? '')
  const stores = useStoreOptions()
  const employees = useEmployeeOptions(storeId)
  const chooseStore = (id: string) => {
    setStoreId(id)
    setEmployeeId('')
    saveConnection(null)
  }
  const chooseEmployee = (id: string) => {
    setEmployeeId(id)
    const names = { storeName: labelOf(stores.options, storeId), employeeName: labelOf(employees.options, id) }
    saveConnection(id ? { storeId, storeEmployeeId: id, ...names } : null)
  }
  const toError = (value: string) => (isMissing && !value ? t('checkout.seller.missing') : null)
  const failed = [stores, employees].find(({ isError }) => isError)
  return (
    <fieldset className={styles.seller} ref={ref}>
      <legend className={styles.legend}>{t('checkout.seller.title')}</legend>
      {failed ? (
        <Notice tone="negative" actions={<Button onClick={failed.retry}>{t('common.retry')}</Button>}>
          {t('checkout.seller.failed')}
        </Notice>
      ) : null}
      <Select
        label={t('checkout.seller.store')}
        placeholder={t('checkout.seller.choose')}
        value={storeId}
        options={stores.options}
        error={toError(storeId)}
        onChange={({ target }) => chooseStore(target.value)}
      />
      <Select
        label={t('checkout.seller.employee')}
        placeholder={t('checkout.seller.choose')}
        value={employeeId}
        options={employees.options}
        disabled={!storeId}
        error={storeId ? toError(employeeId) : null}
        onChange={({ target }) => chooseEmployee(target.value)}
      />
    </fieldset>
  )
}

type Option = { readonly value: string; readonly label: string }

const labelOf = (options: readonly Option[], id: string): string =>
  options.find(({ value }) => value === id)?.label ?? ''

function useStoreOptions() {
  const queryFn = () => browserApi.call('utilities.stores', {})
  const { data, isError, refetch } = useQuery({ queryKey: ['stores'], queryFn }, queryClient)
  const options = (data?.stores ?? []).map(({ id, name, address }) => ({
    value: id,
    label: `${name}, ${address.city}`,
  }))
  return { options, isError, retry: () => void refetch() }
}

function useEmployeeOptions(storeId: string) {
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['store-employees', storeId],
      queryFn: () => browserApi.call('utilities.storeEmployees', { params: { storeId } }),
      enabled: storeId !== '',
    },
    queryClient,
  )
  const options = (data?.employees ?? []).map(({ employeeId, name }) => ({ value: employeeId, label: name }))
  return { options, isError, retry: () => void refetch() }
}
