import { findExpiryProblem, formatExpiry } from '../src/cards/card-expiry.ts'
import {
  cvcLength,
  findBrand,
  findNumberProblem,
  formatCardNumber,
  numberLength,
  toDigits,
} from '../src/cards/card-number.ts'
import { getElement, parentPage, readPageData } from './parent-page.ts'

type Words = Record<string, string>
type Problem = string | null
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

const findProblem: Record<FieldName, () => Problem> = {
  number: () => findNumberProblem(toDigits(inputs.number.value)),
  expiry: () => findExpiryProblem(inputs.expiry.value, new Date()),
  cvc: () => {
    const digits = toDigits(inputs.cvc.value)
    if (digits === '') return 'cvc_required'
    return digits.length < cvcLength(brand()) ? 'cvc_incomplete' : null
  },
  name: () => (inputs.name.value.trim() === '' ? 'name_required' : null),
}

function show(name: FieldName, problem: Problem): void {
  if (problem === null) delete shown[name]
  else shown[name] = words[problem] ?? problem
  inputs[name].setAttribute('aria-invalid', String(problem !== null))
  getElement(`${name}-error`).textContent = shown[name] ?? ''
}

function showNotice(problem: Problem): void {
  getElement('notice').textContent = problem === null ? '' : (words[problem] ?? '')
}

function postChange(): void {
  const isComplete = fieldNames.every((name) => findProblem[name]() === null)
  shop.post({ type: 'change', complete: isComplete, brand: brand(), errors: { ...shown } })
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
  inputs.cvc.placeholder = '1234'.slice(0, cvcLength(found))
  regroup(inputs.cvc, toDigits(inputs.cvc.value, cvcLength(found)))
}

for (const name of fieldNames) {
  const input = inputs[name]
  input.addEventListener('input', (event) => {
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete')
    reshape(name, isDeleting)
    if (shown[name] && findProblem[name]() === null) show(name, null)
    showNotice(null)
    postChange()
  })
  input.addEventListener('focus', () => shop.post({ type: 'focus', field: name }))
  input.addEventListener('blur', () => {
    const problem = findProblem[name]()
    // An empty field that the shopper only passed through shows no error before they go on.
    const isUntouched = problem?.endsWith('_required') && !shown[name]
    // The provider's refusal of a value is shown until the value changes, so a field without a problem is left as it is.
    if (problem !== null && !isUntouched) show(name, problem)
    shop.post({ type: 'blur', field: name })
    postChange()
  })
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  shop.post({ type: 'submit' })
})

async function tokenise(request: unknown): Promise<void> {
  const invalid = fieldNames.filter((name) => {
    show(name, findProblem[name]())
    return shown[name] !== undefined
  })
  const [firstInvalid] = invalid
  postChange()
  if (firstInvalid) {
    inputs[firstInvalid].focus()
    shop.post({ type: 'error', request, reason: 'incomplete', errors: { ...shown } })
    return
  }
  // A second request during the first gets the same reply.
  posting ??= postCard()
  const posted = await posting
  posting = null
  if (posted.ok === false) return refuse(request, posted.problem)
  const { ok: _ok, ...token } = posted
  shop.post({ ...token, type: 'token', request })
}

function refuse(request: unknown, said: unknown): void {
  const problem = String(said)
  const field = fieldNames.find((name) => problem.startsWith(name)) ?? (problem === 'not_a_test_card' ? 'number' : null)
  if (field) {
    show(field, problem)
    inputs[field].focus()
  } else showNotice(problem)
  const reason = field ? 'refused' : problem === 'session_unknown' ? 'session_unknown' : 'unreachable'
  shop.post({ type: 'error', request, reason, errors: field ? { ...shown } : { form: words[problem] } })
}

type Posted = ({ ok: true } & Record<string, unknown>) | { ok: false; problem: string }

async function postCard(): Promise<Posted> {
  const body = { session, card: inputs.number.value, expiry: inputs.expiry.value, cvc: inputs.cvc.value }
  try {
    const response = await fetch('/hosted-fields/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.ok ? await response.json() : { ok: false, problem: 'unreachable' }
  } catch {
    return { ok: false, problem: 'unreachable' }
  }
}

shop.onMessage((message) => {
  if (message.type === 'tokenise') void tokenise(message.request)
  if (message.type === 'focus') inputs[fieldNames.find((name) => name === message.field) ?? 'number'].focus()
})

const height = () => Math.ceil(document.body.getBoundingClientRect().height)
new ResizeObserver(() => shop.post({ type: 'resize', height: height() })).observe(document.body)
for (const name of fieldNames) reshape(name, false)
shop.post({ type: 'ready', height: height(), title: document.title })
