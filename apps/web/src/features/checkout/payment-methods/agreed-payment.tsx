import { TextButton } from '../../../ui/text-button.tsx'

type Props = { readonly words: string; readonly again: string; readonly onAgain: () => void }

/** Shows a payment that was approved on another page and is set on the cart, with a button to approve it again. */
export function AgreedPayment({ words, again, onAgain }: Props) {
  return (
    <>
      <p>{words}</p>
      <p>
        <TextButton onClick={onAgain}>{again}</TextButton>
      </p>
    </>
  )
}
