import type { Product } from '@lacehouse/contracts'
import { colorAttribute, sizeAttribute } from '@lacehouse/domain/product/product'
import { changeColor } from '@lacehouse/domain/product/resolve-variant'
import { useState } from 'react'
import { useAccount } from '../../../client/account/use-account.ts'
import { findMySize, rememberSize, useMySizes } from '../../../client/products/my-sizes.ts'
import { useServerClock } from '../../../components/product/use-server-clock.ts'
import { type MemberDraft, type SetMember, toSetMember } from './set-member.ts'
import { useLiveProducts } from './use-live-products.ts'

export type SetChoices = {
  readonly members: readonly SetMember[]
  readonly choose: (product: Product, type: string, value: string) => void
  readonly take: (product: Product, isTaken: boolean) => void
  /** Notes what became of a product. */
  readonly note: (productId: string, outcome: Pick<MemberDraft, 'key' | 'isAdded' | 'refusal'>) => void
  /** Begins anew: the choices stay, and the next press adds all of them again. */
  readonly forget: () => void
}

const makeDraft = (): MemberDraft => ({ choice: {}, isLeftOut: false, ...makeOutcome() })

/** Another variant, or another purchase, is another item. */
const makeOutcome = () => ({ isAdded: false, refusal: null, key: crypto.randomUUID() })

/** Holds what is chosen of the products of a set (CAT-03). */
export function useSetChoice(own: readonly Product[]): SetChoices {
  const products = useLiveProducts(own)
  const hasOwnSizes = Object.keys(useMySizes()).length > 0
  const isSignedIn = useAccount() !== null
  const now = useServerClock(findLaunch(own))
  const [drafts, setDrafts] = useState<Readonly<Record<string, MemberDraft>>>({})
  const members = products.map((product) =>
    toSetMember(product, drafts[product.id], {
      ...{ now, isSignedIn },
      ownSize: hasOwnSizes ? findMySize(product) : null,
    }),
  )

  const change = (id: string, toNext: (draft: MemberDraft) => MemberDraft): void =>
    setDrafts((old) => ({ ...old, [id]: toNext(old[id] ?? makeDraft()) }))

  function choose(product: Product, type: string, value: string): void {
    const current = members.find((member) => member.product.id === product.id)?.choice ?? {}
    const choice = type === colorAttribute ? changeColor(product, current, value) : { ...current, [type]: value }
    if (type === sizeAttribute && value) rememberSize(product, value)
    change(product.id, (draft) => ({ ...draft, ...makeOutcome(), choice: withoutEmpty(choice) }))
  }

  return {
    members,
    choose,
    take: (product, isTaken) => change(product.id, (draft) => ({ ...draft, isLeftOut: !isTaken, refusal: null })),
    note: (id, outcome) => change(id, (draft) => ({ ...draft, ...outcome })),
    forget: () =>
      setDrafts((old) =>
        Object.fromEntries(Object.entries(old).map(([id, draft]) => [id, { ...draft, ...makeOutcome() }])),
      ),
  }
}

/** The next launch of a product of the set; until then the page counts on the server's clock. */
const findLaunch = (products: readonly Product[]): string | null =>
  products.flatMap(({ targetPublishDate }) => targetPublishDate ?? []).toSorted()[0] ?? null

const withoutEmpty = (choice: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value))
