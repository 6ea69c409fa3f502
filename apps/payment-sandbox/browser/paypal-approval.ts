import { getElement, readPageData } from './parent-page.ts'

type Shown =
  | { ok: true; total: string; options: { id: string; words: string; selected: boolean }[] }
  | { ok: false; words: string }

const { id, isShippingAsked } = readPageData<{ id: string; isShippingAsked: boolean }>()
const form = getElement('approval') as HTMLFormElement
const error = getElement('error')
const shipping = getElement('shipping')
const go = getElement('go') as HTMLButtonElement
const headers = { 'content-type': 'application/json' }

/** Asks for the shop's price at the chosen address and shows it; an order that the shop does not deliver there cannot be approved. */
async function askShipping(option: string | null): Promise<void> {
  go.disabled = true
  error.textContent = ''
  const body = JSON.stringify({ country: read('country'), option })
  try {
    const response = await fetch(`/paypal/checkoutnow/${id}/shipping`, { method: 'POST', headers, body })
    show((await response.json()) as Shown)
  } catch {
    error.textContent = error.dataset.words ?? ''
  }
}

function show(shown: Shown): void {
  shipping.hidden = !shown.ok || shown.options.length === 0
  go.disabled = !shown.ok
  if (!shown.ok) {
    error.textContent = shown.words
    return
  }
  getElement('total').textContent = shown.total
  shipping.querySelector('div')?.replaceChildren(...shown.options.map(toChoice))
}

function toChoice({ id: value, words, selected }: { id: string; words: string; selected: boolean }): HTMLElement {
  const label = document.createElement('label')
  const input = Object.assign(document.createElement('input'), {
    type: 'radio',
    name: 'option',
    value,
    defaultChecked: selected,
  })
  const text = document.createElement('span')
  text.textContent = words
  label.append(input, text)
  return label
}

function read(name: string): string | null {
  const value = new FormData(form).get(name)
  return value === null ? null : String(value)
}

/** Sends the buyer's decision and goes to the address in the reply. */
async function send(body: { buyer: string | null; country: string | null }): Promise<void> {
  error.textContent = ''
  try {
    const response = await fetch(`/paypal/checkoutnow/${id}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const { url } = await response.json()
    location.assign(url)
  } catch {
    error.textContent = error.dataset.words ?? ''
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void send({ buyer: read('buyer'), country: read('country') })
})
form.addEventListener('change', ({ target }) => {
  const { name } = target as HTMLInputElement
  if (isShippingAsked && name === 'country') void askShipping(null)
  if (isShippingAsked && name === 'option') void askShipping(read('option'))
})
if (isShippingAsked) void askShipping(null)
getElement('cancel').addEventListener('click', () => void send({ buyer: null, country: null }))
