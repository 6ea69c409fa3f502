import type { MenuDocument } from '@lacehouse/contracts'
import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './gallery.module.css'
import { Part, Row } from './part.tsx'

const phoneMask = ['(', /\d/, /\d/, /\d/, ')', ' ', /\d/, /\d/, /\d/, ' ', '-', ' ', /\d/, /\d/, /\d/, /\d/]
const countries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
]
const methods = [
  { value: 'standard', title: 'Standard', detail: 'Tue 24 to Thu 26 November', end: 'Free' },
  { value: 'express', title: 'Express', detail: 'Tomorrow', end: '$15.00', body: <p>Signed for at the door.</p> },
  { value: 'pickup', title: 'Pick up in a store', detail: 'No store near you has it', end: 'Free', disabled: true },
]

/** Shows the fields, each with something to type into. */
export function FormGallery() {
  const [quantity, setQuantity] = useState(2)
  const [method, setMethod] = useState('express')
  const menu = useRouteLoaderData<() => { readonly menu: MenuDocument }>('root')?.menu
  return (
    <Part title="Forms">
      <div className={styles.form}>
        <TextField label="First name" name="firstName" autoComplete="given-name" defaultValue="Ada" />
        <TextField label="Email" type="email" error="Email is not valid" defaultValue="ada@" />
        <TextField label="Address line 2" optionalLabel="optional" hint="Apartment, floor, company" />
        <TextField label="Phone" type="tel" mask={phoneMask} placeholder="(555) 555 - 5555" />
        <TextField label="Password" type="password" end={<IconButton icon="eye" label="Show password" />} />
        <Select label="Country" options={countries} placeholder="Choose" />
        <TextField label="Coupon" disabled defaultValue="AUTUMN" />
      </div>
      <Checkbox label="Same as shipping address" defaultChecked end="12" />
      <Checkbox label="I accept the terms" hint="You can read them before." error="This field is required" />
      <RadioCards legend="Delivery" name="method" cards={methods} value={method} onChange={setMethod} />
      <Row>
        <QuantityStepper value={quantity} max={5} onChange={setQuantity} />
        <Button variant="secondary" onClick={() => openDialog('location', {})}>
          Dialog
        </Button>
        {menu ? (
          <Button variant="secondary" onClick={() => openDialog('menu', { menu })}>
            Panel
          </Button>
        ) : null}
      </Row>
    </Part>
  )
}
