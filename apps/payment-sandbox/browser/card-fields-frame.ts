import { findExpiryFault, formatExpiry } from '../src/cards/card-expiry.ts'
import {
  cvcLength,
  findBrand,
  findNumberFault,
  formatCardNumber,
  numberLength,
  toDigits,
} from '../src/cards/card-number.ts'
import { getElement, parentPage, readPageData } from './parent-page.ts'

type Words = Record<string, string>
type Fault = string | null
const fieldNames = ['number', 'expiry', 'cvc', 'name'] as const
type FieldName = (typeof fieldNames)[number]

type PageData = {
  session: string
  parentOrigin: string
  words: Words
}

const { session, parentOrigin, words } = readPageData<PageData>()
const shop = parentPage(parentOrigin)
const form = getElement('card')
const inputs = Object.fromEntries(fieldNames.map((name) => [name, getElement(name) as HTMLInputElement])) as Record<
  FieldName,
  HTMLInputElement
>
const shown: Partial<Record<FieldName, string>> = {}
let posting: Promise<Posted> | null = null

const brand = () => findBrand(toDigits(inputs.number.value))

const findFault: Record<FieldName, () => Fault> = {
  number: () => findNumberFault(toDigits(inputs.number.value)),
  expiry: () => findExpiryFault(inputs.expiry.value, new Date()),
  cvc: () => {
    const digits = toDigits(inputs.cvc.value)
    if (digits === '') return 'cvc_required'
    return digits.length < cvcLength(brand()) ? 'cvc_incomplete' : null
  },
  name: () => (inputs.name.value.trim() === '' ? 'name_required' : null),
}

function show(name: FieldName, fault: Fault): void {
  if (fault === null) delete shown[name]
  else shown[name] = words[fault] ?? fault
  inputs[name].setAttribute('aria-invalid', String(fault !== null))
  getElement(`${name}-error`).textContent = shown[name] ?? ''
}

function showNotice(fault: Fault): void {
  getElement('notice').textContent = fault === null ? '' : (words[fault] ?? '')
}

function tellChange(): void {
  const isComplete = fieldNames.every((name) => findFault[name]() === null)
  shop.tell({ type: 'change', complete: isComplete, brand: brand(), errors: { ...shown } })
}

/** Puts grouped text into a field and the caret back behind the digit that it stood behind. */
function regroup(input: HTMLInputElement, text: string): void {
  if (input.value === text) return
  const isAtEnd = input.selectionStart === input.value.length
  const digitsBefore = toDigits(input.value.slice(0, input.selectionStart ?? 0)).length
  input.value = text
  if (isAtEnd || document.activeElement !== input) return
  let caret = 0
  for (let seen = 0; caret < text.length && seen < digitsBefore; caret += 1) if (/\d/.test(text[caret] ?? '')) seen += 1
  input.setSelectionRange(caret, caret)
}

function reshape(name: FieldName, isDeleting: boolean): void {
  const input = inputs[name]
  if (name === 'number') {
    const digits = toDigits(input.value)
    regroup(input, formatCardNumber(digits.slice(0, numberLength(findBrand(digits)))))
    showBrand()
  }
  if (name === 'expiry') regroup(input, formatExpiry(input.value, isDeleting))
  if (name === 'cvc') regroup(input, toDigits(input.value, cvcLength(brand())))
}

function showBrand(): void {
  const found = brand()
  if (found) form.dataset.brand = found
  else delete form.dataset.brand
  const hint = words[found === 'amex' ? 'cvcHintAmex' : 'cvcHint'] ?? ''
  if (getElement('cvc-hint').textContent !== hint) getElement('cvc-hint').textContent = hint
  regroup(inputs.cvc, toDigits(inputs.cvc.value, cvcLength(found)))
}

for (const name of fieldNames) {
  const input = inputs[name]
  input.addEventListener('input', (event) => {
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete')
    reshape(name, isDeleting)
    if (shown[name] && findFault[name]() === null) show(name, null)
    showNotice(null)
    tellChange()
  })
  input.addEventListener('focus', () => shop.tell({ type: 'focus', field: name }))
  input.addEventListener('blur', () => {
    const fault = findFault[name]()
    // An empty field that was only passed through is not complained of before the shopper wants to go on.
    const isUntouched = fault?.endsWith('_required') && !shown[name]
    // What the provider said of a value stays until the value changes, so a field without a fault is left as it is.
    if (fault !== null && !isUntouched) show(name, fault)
    shop.tell({ type: 'blur', field: name })
    tellChange()
  })
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  shop.tell({ type: 'submit' })
})

async function tokenise(request: unknown): Promise<void> {
  const faulty = fieldNames.filter((name) => {
    show(name, findFault[name]())
    return shown[name] !== undefined
  })
  const [firstFaulty] = faulty
  tellChange()
  if (firstFaulty) {
    inputs[firstFaulty].focus()
    shop.tell({ type: 'error', request, reason: 'incomplete', errors: { ...shown } })
    return
  }
  // A second request while the first is on its way gets the same answer.
  posting ??= postCard()
  const answer = await posting
  posting = null
  if (answer.ok === false) return refuse(request, answer.fault)
  const { ok: _ok, ...token } = answer
  shop.tell({ ...token, type: 'token', request })
}

function refuse(request: unknown, said: unknown): void {
  const fault = String(said)
  const field = fieldNames.find((name) => fault.startsWith(name)) ?? (fault === 'not_a_test_card' ? 'number' : null)
  if (field) {
    show(field, fault)
    inputs[field].focus()
  } else showNotice(fault)
  const reason = field ? 'refused' : fault === 'session_unknown' ? 'session_unknown' : 'unreachable'
  shop.tell({ type: 'error', request, reason, errors: field ? { ...shown } : { form: words[fault] } })
}

type Posted = ({ ok: true } & Record<string, unknown>) | { ok: false; fault: string }

async function postCard(): Promise<Posted> {
  const body = { session, card: inputs.number.value, expiry: inputs.expiry.value, cvc: inputs.cvc.value }
  try {
    const response = await fetch('/hosted-fields/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.ok ? await response.json() : { ok: false, fault: 'unreachable' }
  } catch {
    return { ok: false, fault: 'unreachable' }
  }
}

shop.onMessage((message) => {
  if (message.type === 'tokenise') void tokenise(message.request)
  if (message.type === 'focus') inputs[fieldNames.find((name) => name === message.field) ?? 'number'].focus()
})

const height = () => Math.ceil(document.body.getBoundingClientRect().height)
new ResizeObserver(() => shop.tell({ type: 'resize', height: height() })).observe(document.body)
for (const name of fieldNames) reshape(name, false)
shop.tell({ type: 'ready', height: height(), title: document.title })
